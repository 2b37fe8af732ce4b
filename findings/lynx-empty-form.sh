#!/usr/bin/env bash
# What surprises: Lynx asks for the page by GET where a form with method="post" has no field to send,
# only a button without a name. With one hidden field it sends POST, as w3m, Links and the graphical
# browsers do in both cases.
# Why it matters to a shop: "log out", "empty the cart" or "go on without scripts" are often a form
# with nothing but a button. In Lynx the page comes back as it was, and the server never hears of it.
# Version seen: lynx 2.9.0dev.12 (Debian 12).
# Source: HTML Standard, form submission algorithm: the method is the form's, whatever the entry list holds.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial" "$tmp/home"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install lynx >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
dpkg-deb -f "$tmp"/debs/lynx_*.deb Package Version | xargs echo " "
export HOME="$tmp/home" TERM=xterm LC_ALL=C.UTF-8 PATH="$tmp/debian/usr/bin:$PATH"
LD_LIBRARY_PATH=$(echo "$tmp"/debian/usr/lib/*-linux-gnu | tr ' ' ':')
export LD_LIBRARY_PATH
# Presses the button, and leaves.
printf 'key ^J\nkey Q\nkey y\n' >"$tmp/keys"
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import http from "node:http";

const FIELDS = { "no field": "", "a hidden field": '<input type="hidden" name="a" value="1">' };
const asked = [];
const server = http.createServer((request, response) => {
  asked.push(request.method);
  const fields = FIELDS[decodeURIComponent(request.url.slice(1))] ?? "";
  response
    .writeHead(200, { "content-type": "text/html" })
    .end(`<title>T</title><form method="post">${fields}<button type="submit">Go</button></form>`);
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
console.log("Expected by most: GET for the page, POST for its form, both times.");
const seen = {};
for (const name of Object.keys(FIELDS)) {
  asked.length = 0;
  const address = `http://127.0.0.1:${server.address().port}/${encodeURIComponent(name)}`;
  const command = `timeout 20 lynx -nopause -cmd_script=${process.argv[2]} ${address}`;
  const child = spawn("script", ["-qec", command, "/dev/null"], { stdio: "ignore" });
  await new Promise((resolve) => child.on("close", resolve));
  seen[name] = asked.join(", ");
  console.log(`  ${name}: ${seen[name]}`);
}
server.close();
assert.deepEqual(seen, { "no field": "GET, GET", "a hidden field": "GET, POST" });
JS
node "$tmp/run.mjs" "$tmp/keys"
