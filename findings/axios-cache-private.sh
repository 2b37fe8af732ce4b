#!/usr/bin/env bash
# What surprises: axios-cache-interceptor, a cache inside one client, does not keep an answer that
# says "private, max-age=60", but keeps one that says "s-maxage=60", which is meant for shared
# caches alone, and one that says nothing at all (for five minutes).
# Why it matters to a shop: a backend that marks what belongs to one customer as private, and
# rightly so, loses all caching in the customer's own browser, while what it leaves unmarked is
# kept.
# Versions seen: axios-cache-interceptor 1.12.3 with axios 1.21.1.
# Source: RFC 9111, 5.2.2.7 (private concerns shared caches) and 5.2.2.10 (s-maxage).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" \
  axios-cache-interceptor@1.12.3 axios@1.21.1
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import http from "node:http";
import axios from "axios";
import { setupCache } from "axios-cache-interceptor";

const values = ["private, max-age=60", "max-age=60", "s-maxage=60", ""];
const asked = values.map(() => 0);
const server = http.createServer((request, response) => {
  const index = Number(request.url.slice(1));
  asked[index] += 1;
  response.writeHead(200, values[index] ? { "cache-control": values[index] } : {}).end("x");
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const client = setupCache(axios.create());
for (const index of values.keys()) {
  for (const _ of [1, 2]) await client.get(`http://127.0.0.1:${server.address().port}/${index}`);
}
server.close();
server.closeAllConnections();
console.log("axios-cache-interceptor 1.12.3, axios 1.21.1");
console.log("Expected by most: private is kept, s-maxage is not.");
values.forEach((value, index) =>
  console.log(`  "${value}": ${asked[index] === 1 ? "kept" : "asked again"}`),
);
assert.deepEqual(asked, [2, 1, 1, 1]);
process.exit(0);
JS
node "$tmp/run.mjs"
