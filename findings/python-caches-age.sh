#!/usr/bin/env bash
# What surprises: the two usual HTTP caches for clients in Python do not read the Age of an answer: one that comes with
# max-age=60 and "Age: 70" is over, and is kept for another 60 seconds by both. httplib2 also gives out again an answer
# with "Vary: *", which fits no second request.
# Why it matters to a shop: imports and price comparisons ask a shop through its CDN, whose answers are as old as their
# Age says; they see prices and stock up to twice the allowed time old.
# Guess before the run: Age is subtracted, and Vary is heeded.
# Versions seen: python3-httplib2 0.20.4, python3-cachecontrol 0.12.12 (Debian 12).
# Source: RFC 9111, 4.2.3 (the age that came with an answer counts) and 4.1 (a "*" in Vary never matches).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install python3-httplib2 python3-cachecontrol >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
for name in python3-httplib2 python3-cachecontrol; do dpkg-deb -f "$tmp/debs/${name}"_*.deb Package Version | xargs echo " "; done
LD_LIBRARY_PATH=$(echo "$tmp"/debian/usr/lib/*-linux-gnu | tr ' ' ':'):"$tmp/debian/usr/lib"
export LD_LIBRARY_PATH
cat >"$tmp/run.py" <<'PY'
import email.utils, http.server, sys, threading

import httplib2, requests
from cachecontrol import CacheControl

ANSWERS = {
    "/fresh": {"Cache-Control": "max-age=60", "Age": "10"},
    "/over": {"Cache-Control": "max-age=60", "Age": "70"},
    "/vary-star": {"Cache-Control": "max-age=60", "Vary": "*"},
    "/no-store": {"Cache-Control": "no-store"},
}
asked = []


class Shop(http.server.BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def do_GET(self):
        asked.append(self.path)
        self.send_response_only(200)
        self.send_header("Date", email.utils.formatdate(usegmt=True))
        for header in ANSWERS[self.path].items():
            self.send_header(*header)
        self.send_header("Content-Length", "2")
        self.end_headers()
        self.wfile.write(b"ok")


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Shop)
threading.Thread(target=server.serve_forever, daemon=True).start()
first, second = httplib2.Http(sys.argv[1]), CacheControl(requests.Session())
SEEN = {"/fresh": (True, True), "/over": (True, True), "/vary-star": (True, False), "/no-store": (False, False)}
print("Expected by most: of these four only /fresh is kept.")
failed = False
for path, seen in SEEN.items():
    kept = []
    for ask in (lambda url: first.request(url), second.get):
        asked.clear()
        for _ in range(2):
            ask(f"http://127.0.0.1:{server.server_port}{path}")
        kept.append(len(asked) == 1)
    print(f"  {path}: kept by httplib2 {kept[0]}, by CacheControl {kept[1]}")
    failed = failed or tuple(kept) != seen
sys.exit(failed)
PY
PYTHONPATH="$tmp/debian/usr/lib/python3/dist-packages" /usr/bin/python3 "$tmp/run.py" "$tmp/kept"
