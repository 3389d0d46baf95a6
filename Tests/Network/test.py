"""A program with Swift's libraries linked in loads from the network through Sources/CurlOnDemand.

    test.py FOLDER    builds Tests/Network/main.swift there and runs it against a server of our own; status 1 if it fails
"""

import http.server
import subprocess
import sys
import threading
import urllib.parse
from pathlib import Path

HERE = Path(__file__).resolve().parent
CURL = HERE.parent.parent / "Sources/CurlOnDemand"
BODY = "many bytes " * 20_000


class Handler(http.server.BaseHTTPRequestHandler):
    def answer(self, status, text):
        data = text.encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def do_GET(self):
        parts = urllib.parse.urlsplit(self.path)
        if parts.path != "/greeting":
            return self.answer(404, "none")
        self.answer(200, "Hello " + urllib.parse.parse_qs(parts.query)["name"][0])

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        self.answer(201, f"{self.headers['X-Kept']} {self.headers['Content-Type']} {body}")

    def log_message(self, *arguments):
        pass


def build(folder):
    """As release builds of packages are: what stands for libcurl is CurlOnDemand alone."""
    folder.mkdir(parents=True, exist_ok=True)
    obj, program = folder / "curl.o", folder / "network"
    subprocess.run(["clang", "-O2", "-Wall", "-Werror", f"-I{CURL}/include", "-c", CURL / "curl.c", "-o", obj], check=True)
    subprocess.run(
        ["swiftc", "-O", "-swift-version", "6", "-static-stdlib", f"-L{CURL}/linked", HERE / "main.swift", obj, "-ldl", "-o", program],
        check=True)
    return program


def main():
    program = build(Path(sys.argv[1]))
    needed = subprocess.run(["readelf", "-d", program], check=True, capture_output=True, text=True).stdout
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    ran = subprocess.run(
        [program, f"http://127.0.0.1:{server.server_port}"], capture_output=True, text=True, timeout=60,
        env={"PATH": "/usr/bin:/bin", "no_proxy": "*"})
    answer = "201 kept text/plain " + BODY
    expected = ["before: false", "get: 200 Hello Zoë", "after: true", f"post: {len(answer)} {answer[:40]}",
                "missing: 404 none", "refused: true"]
    told = ran.stdout.splitlines()
    failed = 0
    for what, is_so in [("libcurl is not loaded as the program starts", "libcurl" not in needed),
                        ("the program ends well", ran.returncode == 0),
                        *((line, line in told) for line in expected)]:
        print("ok     " if is_so else "FAILED ", what)
        failed += not is_so
    if failed:
        print(ran.stdout, ran.stderr, sep="\n", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
