# Built by: docker build -t zoetrope .      Run by: docker run -p 8080:8080 zoetrope
FROM swift:6.3-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends \
        pkg-config libmicrohttpd-dev zlib1g-dev libharfbuzz-dev libsimdjson-dev libsqlite3-dev nettle-dev libpq-dev libarchive-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /zoetrope
COPY Package.swift ./
COPY Sources Sources
COPY Tests Tests
COPY Benchmarks Benchmarks
RUN swift build -c release --product zoetrope \
    && mkdir -p /out/lib && cp .build/release/zoetrope /out/ && strip /out/zoetrope \
    # Only the toolchain's libraries that the program really loads go into the image.
    && ldd /out/zoetrope | awk '/swift/ && $3 ~ /^\// { print $3 }' | xargs -I{} cp -L {} /out/lib/

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends \
        libmicrohttpd12 zlib1g libharfbuzz0b libsimdjson14 libsqlite3-0 libnettle8 libpq5 libarchive13 libstdc++6 fonts-inter \
    && rm -rf /var/lib/apt/lists/* && useradd --system --home /nonexistent zoetrope
COPY --from=build /out/zoetrope /usr/local/bin/zoetrope
COPY --from=build /out/lib /usr/local/lib/zoetrope
COPY public /usr/local/share/zoetrope/public
COPY Tests/Fixtures /usr/local/share/zoetrope/examples
ENV LD_LIBRARY_PATH=/usr/local/lib/zoetrope
USER zoetrope
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s CMD ["bash", "-c", \
    "exec 3<>/dev/tcp/127.0.0.1/8080; printf 'GET /healthz HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n' >&3; grep -q '200 OK' <&3"]
ENTRYPOINT ["zoetrope", "serve", "--host", "0.0.0.0", "--port", "8080", \
    "--public", "/usr/local/share/zoetrope/public", "--examples", "/usr/local/share/zoetrope/examples"]
