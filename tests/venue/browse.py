#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""browse.py FOLDER: shows the public pages in FOLDER in Chromium (Debian: chromium), each in three widths, by day and by
night, and says where one is wider than the screen, logs an error, asks somebody else, opens a dialog, or has something to
press that is too low for a finger. Serves the folder itself; needs nothing but Python."""
import functools
import http.server
import json
import os
import subprocess
import sys
import tempfile
import threading

SIZES = ((360, 640), (768, 1024), (1366, 768))
CHECK = """(() => {
  const low = [...document.querySelectorAll("a, button, input")].filter(each => {
    const box = each.getBoundingClientRect();
    return box.width > 0 && box.height < 43.5 && !each.matches(".skip");
  });
  const page = document.documentElement;
  return JSON.stringify({ wide: page.scrollWidth - page.clientWidth, low: low.slice(0, 3).map(each => each.outerHTML) });
})()"""
TOLD = ("Log.entryAdded", "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Page.javascriptDialogOpening")


class Browser:
    """Chromium by the two pipes of its debugging protocol."""

    def __init__(self, folder):
        to_read, self.write_end = os.pipe()
        self.read_end, to_write = os.pipe()
        command = (f"exec chromium --headless --no-sandbox --disable-gpu --remote-debugging-pipe "
                   f"--user-data-dir={folder} 3<&{to_read} 4>&{to_write} 2>/dev/null")
        self.process = subprocess.Popen(["bash", "-c", command], pass_fds=(to_read, to_write))
        os.close(to_write)
        self.bytes, self.number, self.session, self.events = b"", 0, None, []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(domain + ".enable")

    def receive(self):
        while b"\0" not in self.bytes:
            more = os.read(self.read_end, 1 << 16)
            if not more:
                sys.exit("Chromium has ended.")
            self.bytes += more
        message, self.bytes = self.bytes.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.write_end, json.dumps(message).encode() + b"\0")
        while (answer := self.receive()).get("id") != self.number:
            self.events.append(answer)
        return answer.get("result", answer)

    def show(self, address):
        self.events.clear()
        self.call("Page.navigate", url=address)
        while not any(each.get("method") == "Page.loadEventFired" for each in self.events):
            self.events.append(self.receive())
        found = self.call("Runtime.evaluate", expression=CHECK, returnByValue=True)
        return json.loads(found["result"]["value"])


def faults_of(browser, base, page):
    found = browser.show(base + page)
    faults = [f"{found['wide']} pixels too wide"] if found["wide"] > 0 else []
    faults += ["too low: " + each for each in found["low"]]
    for event in browser.events:
        if event["method"] in TOLD:
            faults.append(json.dumps(event["params"])[:200])
        address = event["params"].get("request", {}).get("url", base)
        if event["method"] == "Network.requestWillBeSent" and not address.startswith(base):
            faults.append("asks for " + address)
    return faults


def main(folder):
    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{server.server_port}/"
    pages = sorted(os.path.relpath(os.path.join(at, name), folder)
                   for at, _, names in os.walk(folder) for name in names if name.endswith(".html"))
    count = 0
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as room:
        browser = Browser(room)
        for width, height in SIZES:
            browser.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                         mobile=width == SIZES[0][0])
            for scheme in ("light", "dark"):
                browser.call("Emulation.setEmulatedMedia",
                             features=[{"name": "prefers-color-scheme", "value": scheme}])
                for page in pages:
                    for fault in faults_of(browser, base, page):
                        count += 1
                        print(f"{page}, {width} pixels, {scheme}: {fault}")
        browser.process.kill()
        browser.process.wait()
    print(f"{len(pages)} pages, {count} faults")
    return count > 0


if __name__ == "__main__":
    sys.exit(__doc__ if len(sys.argv) != 2 else main(sys.argv[1]))
