#!/usr/bin/env bash
# What surprises: Dillo's Referer does not say where a request comes from. It is the root of the
# host that is asked: also for the first page, to which nothing linked, and for a picture that a
# page of another host shows.
# Why it matters to a shop: a check that takes a Referer of its own host for "sent by one of our
# pages" is always content with Dillo, whoever linked; statistics count such visits as coming from
# the shop itself, and pictures shown by others as its own.
# Versions seen: dillo 3.0.5 (Debian 12).
# Source: dillorc: http_referer=host, the default, sends the host of the address that is asked; RFC
# 9110, 10.1.3: the resource from which the target was obtained.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
if ! command -v dillo >/dev/null || ! command -v xvfb-run >/dev/null; then
  apt-get -qq -y --no-install-recommends install dillo xvfb xauth >/dev/null
fi
dpkg-query -W -f '${Package} ${Version}\n' dillo
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import http from "node:http";

const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
const seen = {};
let done;
const all = new Promise((resolve) => {
  done = resolve;
});
const listen = async (page) => {
  const server = http.createServer((request, response) => {
    seen[request.url] = request.headers.referer ?? "none";
    const isPicture = request.url.endsWith(".png");
    response
      .writeHead(200, { "content-type": isPicture ? "image/png" : "text/html" })
      .end(isPicture ? picture : page);
    if (seen["/shop/page"] && seen["/other.png"]) done();
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
};
const other = await listen("");
const otherHost = `localhost:${other.address().port}`;
const shop = await listen(`<title>Shop</title><img src="http://${otherHost}/other.png" alt="">`);
const shopHost = `127.0.0.1:${shop.address().port}`;
const browser = spawn(
  "timeout",
  ["30", "xvfb-run", "-a", "dillo", `http://${shopHost}/shop/page`],
  { stdio: "ignore" },
);
const ended = new Promise((resolve) => browser.on("close", resolve));
await Promise.race([all, ended]);
browser.kill();
await ended;
shop.close();
other.close();
console.log(
  "Expected by most: none for the page, the page's address or host for the picture of the other host.",
);
console.log(`  page of ${shopHost}: ${seen["/shop/page"]}`);
console.log(`  picture of ${otherHost}: ${seen["/other.png"]}`);
assert.deepEqual(seen, {
  "/shop/page": `http://${shopHost}/`,
  "/other.png": `http://${otherHost}/`,
});
process.exit(0);
JS
HOME="$tmp" node "$tmp/run.mjs"
