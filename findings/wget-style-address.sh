#!/usr/bin/env bash
# What surprises: wget decodes &amp; in href, src and srcset, but not in a style attribute: of
# style="background:url(/a.webp?w=1&amp;q=2)" it asks for "/a.webp?w=1&amp;q=2", and of &quot; around
# the address it makes a part of the address.
# Why it matters to a shop: pictures that stand in a style attribute (second views of cards, banners)
# are missing from archives and offline copies, and a picture service whose parameters are joined by
# "&" sees a stream of requests that it must refuse. React and most template languages escape so.
# Guess before the run: the place is srcset, if any; style is read like the other attributes.
# Version seen: wget 1.21.3 (Debian 12); HTTrack 3.49.4 decodes &amp;.
# Source: HTML Standard, 13.2.5.36 to 38 (references are decoded in every attribute).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install wget httrack >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
for name in wget httrack; do dpkg-deb -f "$tmp/debs/${name}"_*.deb Package Version | xargs echo " "; done
LD_LIBRARY_PATH=$(echo "$tmp"/debian/usr/lib/*-linux-gnu | tr ' ' ':'):"$tmp/debian/usr/lib"
export LD_LIBRARY_PATH HOME="$tmp"
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import http from "node:http";

const [folder] = process.argv.slice(2);
const page = `<!doctype html><title>T</title><img src="/img?w=1&amp;q=2" alt="">
<i style="background:url(/style?w=1&amp;q=2)"></i><i style="background:url(&quot;/quoted&quot;)"></i>`;
let asked = [];
const server = http.createServer((request, response) => {
  asked.push(request.url);
  response.writeHead(request.url === "/robots.txt" ? 404 : 200, { "content-type": "text/html" });
  response.end(request.url === "/" ? page : "");
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = `http://127.0.0.1:${server.address().port}/`;
const PROGRAMS = {
  wget: ["wget", ["-q", "-p", "-P", `${folder}/wget`, address]],
  httrack: ["httrack", [address, "-q", "-I0", "-r2", "-O", `${folder}/httrack`]],
};
console.log("Expected by most: /img?w=1&q=2, /style?w=1&q=2 and /quoted.");
const seen = {};
for (const [name, [program, parameters]] of Object.entries(PROGRAMS)) {
  asked = [];
  await new Promise((resolve) =>
    execFile(`${folder}/debian/usr/bin/${program}`, parameters, { timeout: 60000 }, resolve),
  );
  seen[name] = asked.filter((url) => url.length > 1 && url !== "/robots.txt").sort();
  console.log(`  ${name}: ${seen[name].join("  ")}`);
}
server.close();
server.closeAllConnections();
assert.deepEqual(seen.wget, ["/&quot;/quoted&quot;", "/img?w=1&q=2", "/style?w=1&amp;q=2"]);
assert.ok(seen.httrack.includes("/style?w=1&q=2"));
JS
node "$tmp/run.mjs" "$tmp"
