"""Whole processes: requests over HTTP, memory, start, and the command line."""
import collections
import gzip
import http.client
import os
import re
import subprocess
import tarfile
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent
README = ("items=12&width=280&height=180&spacing=16&margins=24&behavior=viewAligned"
          "&velocity=1400&scale=0.85&opacity=0.6")
# Connections that ask for what workers draw: so few that their queue is never full, which would be a 503.
FEW = 8
TICKS = os.sysconf("SC_CLK_TCK")


def cpu(process):
    """Seconds of processor time that a process used so far."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class Server:
    """`zoetrope serve` on a free port."""

    def __init__(self, program, *flags):
        self.started = time.monotonic()
        self.process = subprocess.Popen(
            [program, "serve", "--port", "0", "--log", "none", *flags], stdout=subprocess.PIPE, text=True)
        match = re.search(r":(\d+)/?\s*$", self.process.stdout.readline())
        self.port = int(match.group(1))

    def get(self, path):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        connection.request("GET", path)
        response = connection.getresponse()
        body = response.read()
        if response.status != 200:
            raise RuntimeError(f"{path}: {response.status} {body[:200]!r}")
        return response, body

    def memory(self):
        """Resident kilobytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status).group(1))

    def stop(self):
        self.process.terminate()
        self.process.wait(20)


class Bare:
    """The bare C server with the fields and body of an answer."""

    def __init__(self, program, response, body, folder):
        ours = {"date", "content-length", "connection"}
        fields = [f"{name}: {value}" for name, value in response.getheaders() if name.lower() not in ours]
        (folder / "fields").write_text("\n".join(fields) + "\n")
        (folder / "body").write_bytes(body)
        self.process = subprocess.Popen(
            [program, folder / "fields", folder / "body"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.port = int(self.process.stdout.readline())

    def stop(self):
        self.process.stdin.close()
        self.process.wait(10)


def wrk(port, path, seconds, seed=None, connections=64):
    """Requests a second, all requests, and the 99th percentile in milliseconds."""
    command = ["wrk", "-t2", f"-c{connections}", f"-d{seconds}s", "--latency"]
    if seed is not None:
        command += ["-s", str(HERE / "fresh.lua")]
    command.append(f"http://127.0.0.1:{port}{path}")
    if seed is not None:
        command += ["--", str(seed)]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    if "Non-2xx" in text:
        raise RuntimeError(text)
    count, unit = re.search(r"99%\s+([\d.]+)(us|ms|s)", text).groups()
    return (float(re.search(r"Requests/sec:\s+([\d.]+)", text).group(1)),
            int(re.search(r"(\d+) requests in", text).group(1)),
            float(count) * {"us": 0.001, "ms": 1, "s": 1000}[unit])


def requests(program, bare, rounds=5, seconds=2):
    """Rates over HTTP beside the bare server's, in turn: what is ready from one server, what is new from another."""
    animation, still = f"/v1/animation.svg?{README}", f"/v1/frame.svg?{README}&t=0.4"
    # The client adds digits: another moment of one carousel, or another carousel.
    new_still, new_animation = f"/v1/frame.svg?{README}&t=0.4&title=", f"{animation}&title="
    results = collections.defaultdict(list)
    server, drawing = Server(program), Server(program)
    with tempfile.TemporaryDirectory() as name:
        folders = [Path(name, "animation"), Path(name, "still")]
        for folder in folders:
            folder.mkdir()
        server.get(animation)
        bares = [Bare(bare, *server.get(path), folder) for path, folder in zip((animation, still), folders)]
        results["rss.idle"] = [server.memory()]

        def measure(name, process, *load):
            used = cpu(process.process)
            rate, count, slow = wrk(process.port, *load)
            results[name].append(rate)
            results[f"{name}.cpu"].append((cpu(process.process) - used) / count)
            results[f"{name}.p99"].append(slow)
            return count

        try:
            total = 0
            for number in range(rounds):
                measure("bare", bares[0], animation, seconds)
                total += measure("cached", server, animation, seconds)
                results["rss"].append(server.memory())
                # The client makes a new target each time for both.
                measure("still.bare", bares[1], still, 1, number)
                measure("still", drawing, still, 1, number)
                measure("new.still", drawing, new_still, 1, number)
                measure("new.animation", drawing, new_animation, 1, number, FEW)
            results["requests"] = [total]
            results["rss.drawing"] = [drawing.memory()]
        finally:
            server.stop()
            drawing.stop()
            for each in bares:
                each.stop()
    return results


def starts(program, rounds=9):
    """Seconds from the start of the process to its first answer, and its resident kilobytes then."""
    times, memory = [], []
    for _ in range(rounds):
        server = Server(program)
        server.get("/healthz")
        times.append(time.monotonic() - server.started)
        memory.append(server.memory())
        server.stop()
    return times, memory


def render(program, document, product, *options):
    """A product's bytes."""
    return subprocess.run(
        [program, "render", "-", "--product", product, *options], input=document, capture_output=True, check=True
    ).stdout


def peak_memory(program, document):
    """Kilobytes at the most while one still is drawn."""
    child = subprocess.Popen(
        [program, "render", "-", "--product", "frame", "--time", "0.4"], stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL)
    child.stdin.write(document)
    child.stdin.close()
    _, _, usage = os.wait4(child.pid, 0)
    child.returncode = 0
    return usage.ru_maxrss


def sizes(program, document):
    """Bytes of the animation and of the same frames one after the other, raw and gzipped."""
    animation = render(program, document, "animation")
    with tempfile.NamedTemporaryFile(suffix=".tar") as file:
        file.write(render(program, document, "frames"))
        file.flush()
        with tarfile.open(file.name) as archive:
            frames = b"".join(archive.extractfile(member).read() for member in archive)
    return len(animation), len(gzip.compress(animation, 9)), len(frames), len(gzip.compress(frames, 9))


def verification(program, fixtures, rounds=3):
    """Seconds to verify 500 documents, one and two at a time; None where it cannot be tried."""
    if len(os.sched_getaffinity(0)) < 2:
        return None
    with tempfile.TemporaryDirectory() as name:
        documents, goldens = Path(name, "documents"), Path(name, "goldens")
        documents.mkdir()
        kinds = [path for path in fixtures if path.name != "huge-uniform.json"]
        for number in range(500):
            (documents / f"case-{number:03}.json").write_bytes(kinds[number % len(kinds)].read_bytes())

        def run(*flags):
            start = time.monotonic()
            command = [program, "verify", documents, "--golden", goldens, *flags]
            done = subprocess.run(command, capture_output=True, timeout=120)
            return done.returncode == 0, time.monotonic() - start

        if not run("--record", "all")[0]:
            return None
        pairs = [(run("--record", "never", "--jobs", "1"), run("--record", "never", "--jobs", "2"))
                 for _ in range(rounds)]
        if not all(one[0] and two[0] for one, two in pairs):
            return None
        return [one[1] for one, _ in pairs], [two[1] for _, two in pairs]
