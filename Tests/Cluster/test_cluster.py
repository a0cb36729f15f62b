"""Two instances behind nginx with one store: what is stored through one is drawn by the other, and one may die."""

import http.client
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("ZOETROPE", str(ROOT / ".build/debug/zoetrope"))
CLIENTS = 8


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def ask(port, method, target, body=None):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        connection.request(method, target, body, {"Content-Type": "application/json"} if body else {})
        answer = connection.getresponse()
        return answer.status, dict(answer.getheaders()), answer.read()
    finally:
        connection.close()


@unittest.skipUnless(shutil.which("nginx"), "nginx is not installed")
class Cluster(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        os.chmod(self.folder.name, 0o711)  # nginx's workers are another user where its master is root
        self.processes = []
        self.addCleanup(self.stop)
        self.port, *self.instances = free_port(), free_port(), free_port()
        store = self.folder.name + "/store.sqlite"
        for port in self.instances:
            self.start([PROGRAM, "serve", "--port", str(port), "--store", store], port, "/readyz")
        # The configuration of the repository, on free ports.
        text = (ROOT / "deploy/nginx.conf").read_text()
        for old, new in [("8080", self.port), ("8081", self.instances[0]), ("8082", self.instances[1])]:
            text = text.replace("127.0.0.1:" + old, f"127.0.0.1:{new}")
        text = re.sub("^worker_processes", "daemon off;\nworker_processes", text, flags=re.M)
        configuration = pathlib.Path(self.folder.name, "nginx.conf")
        configuration.write_text(text)
        self.start(["nginx", "-c", str(configuration), "-p", self.folder.name], self.port, "/healthz")

    def start(self, command, port, path):
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.processes.append(process)
        for _ in range(200):
            try:
                if ask(port, "GET", path)[0] == 200:
                    return
            except OSError:
                pass
            self.assertIsNone(process.poll(), command)
            time.sleep(0.05)
        self.fail(f"{command} does not answer")

    def stop(self):
        for process in reversed(self.processes):
            if process.poll() is None:
                process.terminate()
        for process in self.processes:
            process.wait(20)

    def test_a_document_stored_through_one_instance_is_drawn_by_both_and_cached(self):
        document = json.dumps({"title": "Shared", "items": {"count": 4}})
        status, headers, _ = ask(self.port, "POST", "/v1/carousels", document)
        self.assertEqual(status, 201)
        target = headers["Location"] + "/frame.svg"
        pictures = {ask(port, "GET", target)[2] for port in self.instances}
        self.assertEqual(len(pictures), 1)
        answers = [ask(self.port, "GET", target) for _ in range(2)]
        self.assertEqual({answer[2] for answer in answers}, pictures)
        self.assertEqual(answers[1][1]["X-Cache"], "HIT")
        self.assertEqual(ask(self.port, "GET", "/metrics")[0], 404)

    def test_one_instance_may_be_killed_under_load(self):
        answers, failures, number = [], [], iter(range(10**9))
        deadline = time.monotonic() + 6

        def load():
            while time.monotonic() < deadline:
                # Every address is new, so that nothing is answered by a cache.
                target = f"/v1/frame.svg?items=5&velocity={1000 + next(number) % 8000}"
                try:
                    status = ask(self.port, "GET", target)[0]
                    (answers if status == 200 else failures).append((time.monotonic(), status))
                except (OSError, http.client.HTTPException) as error:
                    failures.append((time.monotonic(), error))

        clients = [threading.Thread(target=load) for _ in range(CLIENTS)]
        for client in clients:
            client.start()
        time.sleep(2)
        killed = time.monotonic()
        self.processes[0].send_signal(signal.SIGKILL)
        for client in clients:
            client.join()
        self.assertGreater(sum(1 for moment, _ in answers if moment > killed + 1), 20, "the other instance goes on")
        self.assertLessEqual(len(failures), CLIENTS, f"no more than what was in flight: {failures[:5]}")
        self.assertTrue(all(killed - 0.1 < moment < killed + 2 for moment, _ in failures), failures[:5])


if __name__ == "__main__":
    unittest.main()
