#!/usr/bin/env bash
# What surprises: wget knows srcset on <img> only. The <source srcset> of a <picture> is neither
# fetched nor rewritten by --page-requisites --convert-links; HTTrack knows srcset on neither.
# Why it matters to a shop: a browser takes <source> before <img>. A copy opened from the disk asks
# for "/a.avif" of the disk's root and shows no picture at all, though wget has fetched the one in
# src. A shop that offers one format chosen by Accept, or srcset on <img> alone, is copied right.
# Guess before the run: wget fetches what is in <source>.
# Versions seen: wget 1.21.3, httrack 3.49.4 (Debian 12).
# Source: wget's src/html-url.c (srcset is listed under tag_img alone); HTML Standard, 4.8.4.3.
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
const page = `<!doctype html><title>T</title><picture><source srcset="/source.avif" type="image/avif">
<img src="/src.png" srcset="/srcset.png 2x" alt=""></picture>`;
let asked = [];
const server = http.createServer((request, response) => {
  asked.push(request.url);
  response.writeHead(request.url === "/robots.txt" ? 404 : 200, {
    "content-type": request.url === "/" ? "text/html" : "image/png",
  });
  response.end(request.url === "/" ? page : "");
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = `http://127.0.0.1:${server.address().port}/`;
const PROGRAMS = {
  wget: ["-q", "-p", "-k", "-P", `${folder}/wget`, address],
  httrack: [address, "-q", "-I0", "-r2", "-O", `${folder}/httrack`],
};
console.log("Expected by most: /source.avif, /src.png and /srcset.png.");
const seen = {};
for (const [name, parameters] of Object.entries(PROGRAMS)) {
  asked = [];
  await new Promise((resolve) =>
    execFile(`${folder}/debian/usr/bin/${name}`, parameters, { timeout: 60000 }, resolve),
  );
  seen[name] = asked.filter((url) => /png|avif/.test(url)).sort();
  console.log(`  ${name}: ${seen[name].join("  ")}`);
}
server.close();
server.closeAllConnections();
assert.deepEqual(seen, { wget: ["/src.png", "/srcset.png"], httrack: ["/src.png"] });
JS
node "$tmp/run.mjs" "$tmp"
