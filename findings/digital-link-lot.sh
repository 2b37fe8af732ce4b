#!/usr/bin/env bash
# What surprises: digital-link.js neither escapes a lot number when it builds an address nor decodes one when it reads
# it: lot "AB/1" becomes /10/AB/1, which the library itself calls invalid, and /10/AB%2F1 is read as the lot "AB%2F1".
# Why it matters to a shop: GS1 allows "/", "#", "?" and "%" in a lot number. The code on the goods leads nowhere, and a
# recall by lot finds nothing. Encode and decode the values around the library (encodeURIComponent).
# Guess before the run: AB%2F1 in the address, AB/1 when read.
# Version seen: digital-link.js 1.4.3.
# Source: GS1 Digital Link, URI syntax (percent-encoding of values); GS1 General Specifications, figure 7.11-1 (the
# characters of a lot number).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" digital-link.js@1.4.3
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");

const { DigitalLink } = require("digital-link.js");

console.log("digital-link.js. Expected by most: /10/AB%2F1, valid; the lot AB/1.");
const built = DigitalLink({
  domain: "https://shop.example",
  identifier: { "01": "09521234543213" },
  keyQualifiers: { 10: "AB/1" },
});
console.log(`  built: ${built.toWebUriString()}, valid: ${built.isValid()}`);
assert.equal(built.toWebUriString(), "https://shop.example/01/09521234543213/10/AB/1");
assert.equal(built.isValid(), false);
const read = DigitalLink("https://id.gs1.org/01/09521234543213/10/AB%2F1");
console.log("  read:", read.getKeyQualifiers());
assert.equal(read.isValid(), true);
assert.deepEqual(read.getKeyQualifiers(), { 10: "AB%2F1" });
JS
node "$tmp/run.cjs"
