#!/usr/bin/env bash
# What surprises: http-cache-semantics reads the directives of Cache-Control in small letters only.
# "Max-Age=60" is no lifetime to it, and "Public" or "Immutable" say nothing. undici's cache reads
# the same header as it is meant.
# Why it matters to a shop: backends and gateways write these names as they like. A client that
# keeps nothing for this reason asks the backend for every page view, and nobody sees why: the
# header looks right.
# Versions seen: http-cache-semantics 4.3.0, undici 7.30.2.
# Source: RFC 9111, 5.2: cache directives are compared without regard to case; parseCacheControl in
# the package's index.js.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" \
  http-cache-semantics@4.3.0 undici@7.30.2
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import http from "node:http";
import CachePolicy from "http-cache-semantics";
import { Agent, interceptors, request } from "undici";

const answers = {
  "/a": { "cache-control": "max-age=60" },
  "/b": { "cache-control": "Max-Age=60" },
};
const asked = { "/a": 0, "/b": 0 };
const server = http.createServer((incoming, outgoing) => {
  asked[incoming.url] += 1;
  outgoing.writeHead(200, answers[incoming.url]).end("x");
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const dispatcher = new Agent().compose(interceptors.cache());
const kept = {};
for (const [path, headers] of Object.entries(answers)) {
  const policy = new CachePolicy(
    { url: path, method: "GET", headers: {} },
    { status: 200, headers },
  );
  for (const _ of [1, 2]) {
    const { body } = await request(`http://127.0.0.1:${server.address().port}${path}`, {
      dispatcher,
    });
    await body.text();
    await new Promise(setImmediate);
  }
  kept[path] = {
    semantics: policy.storable() && policy.timeToLive() > 0,
    undici: asked[path] === 1,
  };
}
await dispatcher.close();
server.close();
console.log("http-cache-semantics 4.3.0, undici 7.30.2");
console.log("Expected by most: both headers let both keep the answer.");
console.log("  max-age=60 kept:", kept["/a"]);
console.log("  Max-Age=60 kept:", kept["/b"]);
assert.deepEqual(kept, {
  "/a": { semantics: true, undici: true },
  "/b": { semantics: false, undici: true },
});
JS
node "$tmp/run.mjs"
