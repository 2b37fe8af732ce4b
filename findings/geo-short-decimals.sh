#!/usr/bin/env bash
# What surprises: geo-coordinates-parser takes decimal degrees with one or two decimals for degrees and minutes: "48.20,
# 16.37" is 48.333 and 16.617, 15 km away, and "51.5, -0.1" is 51.083 and +0.017, where the minus sign is lost as
# well. "48.75, 16.75" is an error (75 minutes). With three decimals, or in "48.2000", they are what they look like.
# Why it matters to a shop: pick-up points, branches and delivery areas come from lists in which zeros at the end are
# cut, so that some points of a list are in another town and the rest is right.
# Guess before the run: as typed; what is unsure is the decimal comma, which it reads.
# Version seen: geo-coordinates-parser 1.7.4.
# Source: the package's README names "40.123, -74.123" as its decimal form; its merge of formats tries "DM" with a full
# stop between degrees and minutes first.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" geo-coordinates-parser@1.7.4
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");
const { convert } = require("geo-coordinates-parser");

const SEEN = {
  "48.205, 16.375": "48.205, 16.375",
  "48.2000, 16.3700": "48.2, 16.37",
  "48.20, 16.37": "48.33333, 16.61667",
  "48.5, 16.5": "48.08333, 16.08333",
  "51.5, -0.1": "51.08333, 0.01667",
  "48.75, 16.75": "invalid coordinate value",
};
console.log("geo-coordinates-parser. Expected by most: decimals, as typed.");
for (const [typed, seen] of Object.entries(SEEN)) {
  let read;
  try {
    const { decimalLatitude, decimalLongitude } = convert(typed);
    read = `${decimalLatitude}, ${decimalLongitude}`;
  } catch (error) {
    read = error.message;
  }
  console.log(`  ${typed}: ${read}`);
  assert.equal(read, seen);
}
JS
node "$tmp/run.cjs"
