#!/usr/bin/env bash
# What surprises: `wget --convert-links` writes nonsense into a srcset with "&amp;" in it: the list
# of addresses comes out shortened and run together. Without "&" the same list is right.
# Why it matters to a shop: addresses of a picture service have parameters (width, quality), so in an
# offline copy or archive of the shop nearly every picture is broken in browsers, which take srcset
# before src, though all files were fetched and wget reports no error.
# Guess before the run: rewritten as well as src is.
# Version seen: wget 1.21.3 (Debian 12).
# Source: wget's manual, 2.12 (--convert-links makes links "suitable for local viewing"); in
# src/html-url.c the places in srcset are counted in the decoded text and used in the raw one.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install wget >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
for name in wget; do dpkg-deb -f "$tmp/debs/${name}"_*.deb Package Version | xargs echo " "; done
LD_LIBRARY_PATH=$(echo "$tmp"/debian/usr/lib/*-linux-gnu | tr ' ' ':'):"$tmp/debian/usr/lib"
export LD_LIBRARY_PATH HOME="$tmp"
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import fs from "node:fs";
import http from "node:http";

const [folder] = process.argv.slice(2);
const LISTS = {
  plain: "/i1.png?w=1 1x, /i2.png?w=2 2x",
  joined: "/i1.png?w=1&amp;q=2 1x, /i2.png?w=2&amp;q=2 2x",
};
const page = (list) => `<!doctype html><title>T</title><img src="/i0.png" srcset="${list}" alt="">`;
const server = http.createServer((request, response) => {
  const list = LISTS[request.url.slice(1)];
  response.writeHead(request.url === "/robots.txt" ? 404 : 200, {
    "content-type": list ? "text/html" : "image/png",
  });
  response.end(list ? page(list) : "");
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const root = `127.0.0.1:${server.address().port}`;
console.log("Expected by most: both lists lead to the two local files.");
const right = {};
for (const name of Object.keys(LISTS)) {
  await new Promise((resolve) =>
    execFile(`${folder}/debian/usr/bin/wget`, ["-q", "-p", "-k", "-E", "-P", folder, `http://${root}/${name}`], resolve),
  );
  const [, written] = fs.readFileSync(`${folder}/${root}/${name}.html`, "utf8").match(/srcset="([^"]*)"/);
  const files = written.split(/,\s+/).map((one) => one.split(" ")[0].replaceAll("&amp;", "&"));
  right[name] = files.filter((file) => fs.existsSync(`${folder}/${root}/${decodeURIComponent(file)}`)).length;
  console.log(`  ${LISTS[name]}\n    becomes ${written} (${right[name]} of 2 found)`);
}
const fetched = fs.readdirSync(`${folder}/${root}`).filter((name) => name.includes("q=2"));
console.log(`  fetched: ${fetched.join("  ")}`);
server.close();
server.closeAllConnections();
assert.equal(fetched.length, 2);
assert.deepEqual(right, { plain: 2, joined: 0 });
JS
node "$tmp/run.mjs" "$tmp"
