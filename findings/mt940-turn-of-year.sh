#!/usr/bin/env bash
# What surprises: mt940js gives the entry date of a bank statement's line, which MT940 writes without a year, the year of
# the value date, whichever is nearer: a payment of value 31 December 2025 that was booked on 1 January ("2512310101")
# was booked on 1 January 2025, and one of 2 January 2026 booked on 31 December was booked at the end of 2026.
# Why it matters to a shop: an import of payments sorts or filters by the day of booking; at each turn of the year some
# are eleven months old or in the future, and are not found for their orders.
# Guess before the run: the year that makes it the nearest day, which is what other readers do.
# Version seen: mt940js 1.3.5.
# Source: SWIFT's category 9, field 61: 6!n[4!n], value date YYMMDD and entry date MMDD.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" mt940js@1.3.5
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");
const { Parser } = require("mt940js");

const STATEMENT = [
  ":20:STATEMENT",
  ":25:NL08DEUT0319809633EUR",
  ":28C:1/1",
  ":60F:C251230EUR100,",
  ":61:2512311231C10,NTRFNONREF",
  ":86:the same day",
  ":61:2512310101C10,NTRFNONREF",
  ":86:booked after the turn of the year",
  ":61:2601021231C10,NTRFNONREF",
  ":86:booked before it",
  ":62F:C260102EUR130,",
  "-",
].join("\r\n");
const [{ transactions }] = new Parser().parse(STATEMENT);
const seen = transactions.map(({ date, entryDate }) => [date, entryDate].map((day) => day.toISOString().slice(0, 10)));
console.log("mt940js. Expected by most: booked 2025-12-31, 2026-01-01 and 2025-12-31.");
transactions.forEach(({ details }, line) => console.log(`  value ${seen[line][0]}, booked ${seen[line][1]}: ${details}`));
assert.deepEqual(seen, [
  ["2025-12-31", "2025-12-31"],
  ["2025-12-31", "2025-01-01"],
  ["2026-01-02", "2026-12-31"],
]);
JS
TZ=UTC node "$tmp/run.cjs"
