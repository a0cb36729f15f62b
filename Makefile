# Zoetrope: `make run` and `make test` are all a new machine needs.
HOST ?= 127.0.0.1
PORT ?= 8080
BUILD ?= .build
SWIFT ?= swift
PYTHON ?= python3
VENV ?= .venv
FUZZ_SECONDS ?= 600

# What the program links: pkg-config name, Debian package.
LIBRARIES := libmicrohttpd:libmicrohttpd-dev zlib:zlib1g-dev harfbuzz:libharfbuzz-dev simdjson:libsimdjson-dev \
	sqlite3:libsqlite3-dev nettle:nettle-dev libpq:libpq-dev libarchive:libarchive-dev
# What only tests use: command, Debian package.
TOOLS := curl:curl xmllint:libxml2-utils rsvg-convert:librsvg2-bin chromium:chromium
# The one font that text is drawn with.
INTER := /usr/share/fonts/opentype/inter/Inter-Regular.otf

SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
IMPORTS := --explicit-target-dependency-import-check error

.PHONY: run build test test-cluster fuzz lint setup setup-tests setup-bench bench instructions goldens clean help

help:
	@sed -n 's/^## //p' Makefile

## make run      installs what is missing, builds in release and serves on HOST:PORT (127.0.0.1:8080)
run: build
	@exec $(BUILD)/release/zoetrope serve --host $(HOST) --port $(PORT)

build: setup
	$(SWIFT) build -c release --product zoetrope

## make test     installs what is missing, lints, builds with warnings as errors and runs every test
test: setup setup-tests lint
	$(SWIFT) build --build-tests $(IMPORTS)
	SWIFT_BACKTRACE=enable=no $(SWIFT) test --skip-build --disable-xctest --xunit-output $(BUILD)/tests.xml
	ZOETROPE=$(BUILD)/debug/zoetrope $(VENV)/bin/python -m unittest discover --start-directory Tests/Browser

## make test-cluster   runs two instances behind nginx and kills one under load
test-cluster: setup
	@command -v nginx >/dev/null || { $(SUDO) apt-get update -qq && \
		$(SUDO) apt-get install -y -qq --no-install-recommends nginx-light >/dev/null; }
	$(SWIFT) build --product zoetrope
	ZOETROPE=$(BUILD)/debug/zoetrope $(PYTHON) Tests/Cluster/test_cluster.py

## make bench    measures in release, side by side with the limit and with what people use today (5 minutes)
bench: build setup-tests setup-bench $(BUILD)/bench/bare $(BUILD)/bench/allocations.so
	$(SWIFT) build -c release --product Benchmarks
	$(VENV)/bin/python Benchmarks/bench.py --programs $(BUILD)/release --tools $(BUILD)/bench

## make instructions  counts the instructions of five inputs, fails when one grew by more than 10 %; RECORD=1 accepts
instructions: build setup-bench
	PROGRAM=$(BUILD)/release/zoetrope Benchmarks/instructions

$(BUILD)/bench/bare: Benchmarks/bare.c
	@mkdir -p $(@D)
	$(CC) -O2 -Wall -Wextra -Werror $< -o $@ $$(pkg-config --cflags --libs libmicrohttpd)

$(BUILD)/bench/allocations.so: Benchmarks/allocations.c
	@mkdir -p $(@D)
	$(CC) -O2 -Wall -Wextra -Werror -shared -fPIC $< -o $@

## make fuzz     feeds every input hostile bytes for FUZZ_SECONDS each (600)
fuzz: setup
	.ci/fuzz $(FUZZ_SECONDS)

## make lint     checks the format of every Swift file
lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources $(wildcard Tests/*Tests) Tests/Fuzzing Benchmarks

## make setup    installs the Debian libraries that pkg-config does not find, and the Inter font
setup:
	@command -v $(SWIFT) >/dev/null || { echo "zoetrope: Swift 6.3 is needed: https://www.swift.org/install/linux/"; exit 1; }
	@missing=""; \
	command -v pkg-config >/dev/null || missing="$$missing pkg-config"; \
	for entry in $(LIBRARIES); do \
		pkg-config --exists "$${entry%%:*}" 2>/dev/null || missing="$$missing $${entry##*:}"; \
	done; \
	[ -e $(INTER) ] || missing="$$missing fonts-inter"; \
	[ -z "$$missing" ] || { echo "zoetrope: installing$$missing"; \
		$(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq --no-install-recommends $$missing >/dev/null; }

# What only measuring uses.
MEASURING := wrk:wrk valgrind:valgrind cc:gcc
setup-bench:
	@missing=""; \
	for entry in $(MEASURING); do \
		command -v "$${entry%%:*}" >/dev/null || missing="$$missing $${entry##*:}"; \
	done; \
	[ -z "$$missing" ] || { echo "zoetrope: installing$$missing"; \
		$(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq --no-install-recommends $$missing >/dev/null; }

setup-tests:
	@missing=""; \
	for entry in $(TOOLS); do \
		command -v "$${entry%%:*}" >/dev/null || missing="$$missing $${entry##*:}"; \
	done; \
	[ -d /usr/lib/postgresql ] || missing="$$missing postgresql"; \
	[ -z "$$missing" ] || { echo "zoetrope: installing$$missing"; \
		$(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq --no-install-recommends $$missing >/dev/null; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { $(SUDO) apt-get update -qq && \
		$(SUDO) apt-get install -y -qq --no-install-recommends python3-venv >/dev/null; }
	@[ -x $(VENV)/bin/schemathesis ] || { $(PYTHON) -m venv $(VENV) && \
		$(VENV)/bin/pip install --quiet playwright resvg-py pillow schemathesis==4.32.5; }

## make goldens  takes what the fixtures look like now as what they should look like
goldens: setup
	$(SWIFT) build --product zoetrope
	ZOETROPE_FONTS=$(dir $(INTER)) $(BUILD)/debug/zoetrope verify Tests/Fixtures --golden Tests/Goldens --stills named --every-ms 500 \
		--record changed --unreferenced delete

clean:
	rm -rf $(BUILD) .build-asan .build-tsan $(VENV)
