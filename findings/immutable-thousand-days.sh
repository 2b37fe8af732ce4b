#!/usr/bin/env bash
# What surprises: an answer with `Cache-Control: immutable` and no lifetime counts as fresh for a
# thousand days in http-cache-semantics. Its documentation names one day; the figure is in
# milliseconds and is used as seconds.
# Why it matters to a shop: a client that keeps pictures or prices by this package (got,
# make-fetch-happen and others do) keeps such an answer for three years. With a max-age beside it
# the lifetime is right.
# Versions seen: http-cache-semantics 4.3.0.
# Source: maxAge() in the package's index.js, where the others are seconds; issue 25 of
# kornelski/http-cache-semantics; RFC 8246, 2: immutable says nothing about how long an answer is
# fresh.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" http-cache-semantics@4.3.0
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import CachePolicy from "http-cache-semantics";

/** How long an answer counts as fresh from its date on, in seconds. */
const lifetime = (cacheControl, options) => {
  const answer = { status: 200, headers: { "cache-control": cacheControl } };
  return new CachePolicy({ url: "/", method: "GET", headers: {} }, answer, options).maxAge();
};
const bare = lifetime("immutable");
const asked = lifetime("immutable", { immutableMinTimeToLive: 1000 });
const bounded = lifetime("immutable, max-age=86400");
console.log("http-cache-semantics 4.3.0");
console.log(
  "Expected by most: immutable alone is fresh for a day, as documented, or not at all; 1000 ms are 1 s.",
);
console.log(`  immutable: ${bare / 86400} days; with 1000 ms asked for: ${asked} s`);
console.log(`  immutable, max-age=86400: ${bounded / 86400} day`);
assert.deepEqual([bare, asked, bounded], [86_400_000, 1000, 86_400]);
JS
node "$tmp/run.mjs"
