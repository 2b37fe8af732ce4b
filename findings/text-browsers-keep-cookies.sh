#!/usr/bin/env bash
# What surprises: of four text browsers only Lynx deletes a cookie in each of the usual ways. Links
# ignores every cookie with an empty value, so the old one stays, whatever the dates say. w3m and
# ELinks do not know Max-Age=0 and go on sending the name with nothing behind it; ELinks takes the
# date that most frameworks use, 1 January 1970, for "no date".
# Why it matters to a shop: after logging out the server still gets the session's cookie (Links) or
# one that is there and empty (the others). A value that says "ended" with a past date other than
# 1970 is deleted by all four.
# Versions seen: lynx 2.9.0dev.12, w3m 0.5.3+git20230121, links 2.28, elinks 0.13.2 (Debian 12).
# Source: RFC 6265, 5.2.1 to 5.3 (Max-Age goes before Expires; the date is in the past).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial" "$tmp/home"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install lynx w3m links elinks >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
for name in lynx w3m links elinks; do
  dpkg-deb -f "$tmp/debs/$name"_*.deb Package Version | xargs echo " "
done
libraries=$(echo "$tmp"/debian/usr/lib/*-linux-gnu | tr ' ' ':')
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import http from "node:http";

const epoch = "Expires=Thu, 01 Jan 1970 00:00:00 GMT";
const ways = {
  "Max-Age=0": "session=; Path=/; Max-Age=0",
  "empty, 1970": `session=; Path=/; ${epoch}`,
  "empty, 2020": "session=; Path=/; Expires=Thu, 02 Jan 2020 00:00:00 GMT",
  "ended, 1970": `session=ended; Path=/; ${epoch}`,
  "ended, 2020": "session=ended; Path=/; Expires=Thu, 02 Jan 2020 00:00:00 GMT",
};
const browsers = {
  lynx: ["-accept_all_cookies", "-dump", "-nolist"],
  w3m: ["-cookie", "-dump"],
  links: ["-dump"],
  elinks: ["-no-home", "-dump"],
};
// /NAME/0 sets the cookie, /NAME/1 deletes it, /NAME/2 shows what came back.
const server = http.createServer((request, response) => {
  const [, way, step] = request.url.split("/").map(decodeURIComponent);
  const cookie = { 0: "session=1; Path=/", 1: ways[way] }[step];
  if (cookie) {
    const location = `/${encodeURIComponent(way)}/${Number(step) + 1}`;
    response.writeHead(302, { "set-cookie": cookie, location }).end();
  } else {
    response
      .writeHead(200, { "content-type": "text/plain" })
      .end(`sent[${request.headers.cookie ?? ""}]`);
  }
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));

function sent(browser, way) {
  const address = `http://127.0.0.1:${server.address().port}/${encodeURIComponent(way)}/0`;
  const child = spawn("timeout", ["20", browser, ...browsers[browser], address], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  let text = "";
  child.stdout.on("data", (part) => {
    text += part;
  });
  return new Promise((resolve) =>
    child.on("close", () => resolve(/sent\[(.*)\]/.exec(text)?.[1] ?? "no answer")),
  );
}
const seen = {};
console.log("Expected by most: none of the four sends the cookie again.");
for (const browser of Object.keys(browsers)) {
  seen[browser] = {};
  for (const way of Object.keys(ways)) seen[browser][way] = await sent(browser, way);
  console.log(
    `  ${browser}:`,
    Object.entries(seen[browser])
      .map(([way, text]) => `${way}: ${text || "gone"}`)
      .join("; "),
  );
}
server.close();
const gone = (name) => Object.values(seen[name]);
assert.deepEqual(gone("lynx"), ["", "", "", "", ""]);
assert.deepEqual(gone("w3m"), ["session=", "", "", "", ""]);
assert.deepEqual(gone("links"), ["session=1", "session=1", "session=1", "", ""]);
assert.deepEqual(gone("elinks"), ["session=", "session=", "", "session=ended", ""]);
JS
HOME="$tmp/home" TERM=xterm LC_ALL=C.UTF-8 LD_LIBRARY_PATH=$libraries \
  PATH="$tmp/debian/usr/bin:$PATH" node "$tmp/run.mjs"
