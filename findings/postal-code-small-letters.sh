#!/usr/bin/env bash
# What surprises: postcode-validator takes small letters for Great Britain and Canada, and calls them
# wrong for the Netherlands, Ireland, Malta and Gibraltar: "sw1a 1aa" is right, "1012 ab" is not.
# Why it matters to a shop: people on a telephone type small letters. Tested with the two countries
# that everyone thinks of, the form looks lenient; the Dutch are turned away at the checkout. Write
# the code in capitals before it is checked.
# Guess before the run: capitals and small letters are treated alike everywhere.
# Version seen: postcode-validator 3.10.22.
# Source: its table of patterns (lib), where some have the flag "i" and most have not.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" postcode-validator@3.10.22
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import validator from "postcode-validator";

const CODES = { GB: "SW1A 1AA", CA: "K1A 0B1", NL: "1012 AB", IE: "D02 AF30", MT: "VLT 1117", GI: "GX11 1AA" };
console.log("postcode-validator 3.10.22. Expected by most: right, however it is written.");
const seen = {};
for (const [country, code] of Object.entries(CODES)) {
  const both = [code, code.toLowerCase()].map((one) => validator.postcodeValidator(one, country));
  console.log(`  ${country}: ${code} ${both[0]}, ${code.toLowerCase()} ${both[1]}`);
  assert.ok(both[0]);
  seen[country] = both[1];
}
assert.deepEqual(seen, { GB: true, CA: true, NL: false, IE: false, MT: false, GI: false });
JS
node "$tmp/run.mjs"
