#!/usr/bin/env bash
# What surprises: parse-duration reads "1,5 h" as fifteen hours, and "2-4 days" as four days and two milliseconds.
# Commas are dropped wherever they are, and a number without a unit counts as milliseconds.
# Why it matters to a shop: times of delivery and preparation that staff type ("1,5 h", "2-4 days") are wrong by ten
# times, or a time that nobody meant, without an error.
# Guess before the run: an hour and a half; no number for a range.
# Version seen: parse-duration 2.1.9.
# Source: locale/en.js and index.js of the package: English groups thousands by the comma; `parse.unit` takes another
# locale, such as locale/de.js.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" parse-duration@2.1.9
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import parse from "parse-duration";

const HOUR = 3_600_000;
const SEEN = { "1.5 h": 1.5 * HOUR, "1,5 h": 15 * HOUR, "0,5 h": 5 * HOUR, "2-4 days": 96 * HOUR + 2, "2 days": 48 * HOUR };
console.log("parse-duration. Expected by most: 1.5, 1.5, 0.5, nothing, 48 hours.");
for (const [text, expected] of Object.entries(SEEN)) {
  console.log(`  ${text}: ${parse(text)} ms, ${parse(text) / HOUR} hours`);
  assert.equal(parse(text), expected);
}
JS
node "$tmp/run.mjs"
