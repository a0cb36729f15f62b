#!/usr/bin/env python3
"""Prints one table of ratios, each measured in this run, and writes bench.json. `make bench` calls it."""
import argparse
import datetime
import json
import os
import platform
import subprocess
from pathlib import Path

import processes
from figures import Figure, table

HERE = Path(__file__).parent
ROOT = HERE.parent
US, MS, KB, MB = 1e3, 1e6, 1024, 1024 * 1024


def measured(program, mode="", **environment):
    """What the Swift program measures: nanoseconds of processor time, or counts."""
    text = subprocess.run(
        [program] + ([mode] if mode else []), env={**os.environ, **environment}, capture_output=True, text=True,
        check=True).stdout
    return text if mode == "document" else json.loads(text)


def engine(swift, allocations):
    """From a scene to bytes, in one process."""
    empty = {"ours": [], "reference": []}

    def figure(name, key, **more):
        values = swift.get(key, empty)
        return Figure(name, ours=values["ours"], reference=values["reference"], **more)

    size = figure("", "stills60.kilobytes").ours
    rows = [
        figure("60 stills of 15 cards" + (f", {size[0]:,.0f} kB" if size else ""), "stills60",
               against="copying the same bytes", aim="15x", bound=15, unit="us", divisor=US),
        figure("- and written to files", "stills60.files", against="copying the files", aim="15x", bound=15, unit="us",
               divisor=US),
        figure("one frame at one instant, 15 cards", "frame15", aim="20 us", bound=20, unit="us", divisor=US),
        figure("- of it, where the scroll views stand", "frame15.scrolls", unit="us", divisor=US),
        figure("- and then its SVG", "frame15.svg", unit="us", divisor=US),
        figure("64 instants of one motion", "motion64", unit="us", divisor=US),
        figure("still of 1,000,000 uniform cards", "uniform", against="of 100", aim="1.2x", bound=1.2, unit="us",
               divisor=US),
        figure("laying out 10,000 widths once", "variable.resolve", against="1,000 widths ten times", aim="1.1x",
               bound=1.1, unit="ms", divisor=MS),
        figure("still of 10,000 widths", "variable.frame", against="of 100", aim="1.5x", bound=1.5, unit="us",
               divisor=US),
        figure("animation of 12 cards, drawn", "animation", unit="ms", divisor=MS),
        figure("timeline of 60 cards, planned", "timeline", unit="us", divisor=US),
        figure("request answered in memory, cached", "request.cached", unit="us", divisor=US),
        figure("- a still of another moment", "request.moment", unit="us", divisor=US),
        figure("- a still of another carousel", "request.still", unit="us", divisor=US),
        figure("- a new animation", "request.animation", aim="1 ms", bound=1, unit="ms", divisor=MS),
        figure("SwiftUI source of 96 lines to a frame", "source", against="a bare parse", aim="1.5x", bound=1.5,
               unit="ms", divisor=MS),
    ]
    names = {"frame15": "a frame of 15 cards", "svg15": "its SVG", "cached": "a cached request",
             "moment": "a still of another moment", "still": "a still of another carousel",
             "animation": "a new animation by query"}
    rows += [Figure("allocations of " + text, ours=allocations.get("allocations." + key, empty)["ours"])
             for key, text in names.items()]
    return rows


def http(program, bare, quick):
    """Over loopback, with wrk."""
    results = processes.requests(program, bare, rounds=1 if quick else 5, seconds=1 if quick else 2)
    more = dict(at_most=False, unit="/s")
    total = results["requests"][0]
    return [
        Figure("cached animation over HTTP", "bare C, same fields and bytes", "0.95x", results["cached"],
               results["bare"], bound=0.95, **more),
        Figure("- its 99th percentile", "the same", ours=results["cached.p99"], reference=results["bare.p99"],
               unit="ms"),
        Figure("- CPU a request", "the same", ours=[1e6 * x for x in results["cached.cpu"]],
               reference=[1e6 * x for x in results["bare.cpu"]], unit="us"),
        Figure("uncached still by query over HTTP", "the same", "0.3x", results["still"], results["still.bare"],
               bound=0.3, **more),
        Figure("- CPU a request", ours=[1e6 * x for x in results["still.cpu"]], unit="us"),
        Figure("still of another carousel each time", "the same", ours=results["new.still"],
               reference=results["still.bare"], **more),
        Figure("- CPU a request", ours=[1e6 * x for x in results["new.still.cpu"]], unit="us"),
        Figure("new animation by query, CPU a request", "-", "1 ms",
               [1e3 * x for x in results["new.animation.cpu"]], unit="ms", bound=1),
        Figure(f"memory after {total:,} cached requests", "after the first round", "1.1x", results["rss"][-1:],
               results["rss"][:1], unit="MB", divisor=KB, bound=1.1),
        Figure("memory once the cache of answers is full", ours=results["rss.drawing"], unit="MB", divisor=KB),
    ]


def whole(program, swift_program, quick):
    """Start, memory and sizes of whole processes."""
    times, memory = processes.starts(program, 3 if quick else 9)
    uniform = [processes.peak_memory(program, document(count)) for count in (1_000_000, 100)]
    animation, zipped, frames, frames_zipped = processes.sizes(
        program, measured(swift_program, "document").encode())
    rows = [
        Figure("start to first answer", "-", "100 ms", [1e3 * x for x in times], unit="ms", bound=100),
        Figure("memory, idle", "-", "40 MB", memory, unit="MB", divisor=KB, bound=40),
        Figure("memory for 1,000,000 uniform cards", "for 100", "1.2x", uniform[:1], uniform[1:], unit="MB",
               divisor=KB, bound=1.2),
        Figure("reference animation", "its frames one by one", "1/12", [animation], [frames], unit="bytes",
               bound=1 / 12),
        Figure("- gzipped", "the same, gzipped", "-", [zipped], [frames_zipped], unit="bytes"),
    ]
    verified = processes.verification(program, sorted((ROOT / "Tests/Fixtures").glob("*.json")), 1 if quick else 3)
    row = Figure("verify of 500 documents on one core", "on two", "1.8x", unit="s", bound=1.8, at_most=False)
    if verified:
        row.ours, row.reference = verified
    return rows + [row]


def chromium(program, swift, rounds):
    """Beside a browser."""
    frame = Figure("frame of the carousel in Chromium", "ours", "1,000x", unit="ms", bound=1000, at_most=False)
    swipes = Figure("distinct landings of one swipe, 20 runs", "-", "1", bound=1)
    theirs = Figure("- in Chromium, CSS scroll snap", "-")
    try:
        import browser
        with browser.Browser() as page:
            for number in range(rounds):
                frame.ours.append(1e3 * page.seconds_per_frame())
                frame.reference.append(swift["fling.still"]["ours"][number] / MS)
            theirs.ours = [len(set(page.landings()))]
    except ImportError:
        frame.note = theirs.note = "Playwright is missing"
    text = (ROOT / "Tests/Fixtures/peeking-cards.json").read_bytes()
    swipes.ours = [len({processes.render(program, text, "timeline") for _ in range(20)})]
    return [frame, swipes, theirs]


def document(count):
    """A carousel of that many cards, seen in its middle."""
    return json.dumps({
        "layout": {"lazyHStack": {"spacing": 10}},
        "scroll": {"position": {"id": count // 2, "anchor": "leading"}},
        "items": {"count": count, "id": "{index}", "card": {"frame": {"width": 120, "height": 160}}},
    }).encode()


def machine():
    """What it ran on."""
    name = "unknown processor"
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            name = line.split(":", 1)[1].strip()
            break
    return f"{name}, {len(os.sched_getaffinity(0))} cores, Linux {platform.release()}, load {os.getloadavg()[0]:.1f}"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", type=Path, default=ROOT / ".build/release", help="where the built programs are")
    parser.add_argument("--tools", type=Path, default=ROOT / ".build/bench", help="where bare and allocations.so are")
    parser.add_argument("--output", type=Path, default=ROOT / "bench.json")
    parser.add_argument("--quick", action="store_true", help="one round of each; for trying it out")
    options = parser.parse_args()
    program, swift_program = options.programs / "zoetrope", options.programs / "Benchmarks"
    os.environ["BENCHMARK_SOURCE"] = str(HERE / "Carousel.swift.txt")
    swift = measured(swift_program)
    counts = measured(swift_program, "allocations", LD_PRELOAD=str(options.tools.resolve() / "allocations.so"))
    rows = engine(swift, counts)
    rows += http(program, options.tools / "bare", options.quick)
    rows += whole(program, swift_program, options.quick)
    rows += chromium(program, swift, 1 if options.quick else 3)
    date = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d %H:%M UTC")
    print(f"{date}; {machine()}\n")
    print(table(rows))
    record = {"date": date, "machine": machine(), "figures": [row.record() for row in rows]}
    options.output.write_text(json.dumps(record, indent=2) + "\n")


main()
