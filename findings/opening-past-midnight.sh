#!/usr/bin/env bash
# What surprises: simple-opening-hours, which reads OpenStreetMap's opening hours for websites, finds a place with
# "Mo-Fr 22:00-02:00" never open: neither on Monday at 23:00 nor on Tuesday at 01:00. "22:00-24:00" is open at 23:00.
# Why it matters to a shop: late shops, kiosks and pick-up lockers are marked as closed the whole week, on the page and
# in filters "open now", with hours that are written as the format wants them.
# Guess before the run: open at both times.
# Version seen: simple-opening-hours 0.1.1.
# Source: OpenStreetMap's specification of opening_hours ("Mo-Fr 22:00-02:00" is an example of its wiki); the package
# compares the time with both ends as numbers of one day.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" simple-opening-hours@0.1.1
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");
const { SimpleOpeningHours } = require("simple-opening-hours");

const TIMES = { "Monday 12:00": [5, 12], "Monday 23:00": [5, 23], "Tuesday 01:00": [6, 1] };
const SEEN = {
  "Mo-Fr 09:00-17:00": [true, false, false],
  "Mo-Fr 22:00-24:00": [false, true, false],
  "Mo-Fr 22:00-02:00": [false, false, false],
  "Mo-Fr 22:00-26:00": [false, true, false],
};
console.log("simple-opening-hours. Expected by most: 22:00-02:00 is open at 23:00 and at 01:00.");
for (const [hours, seen] of Object.entries(SEEN)) {
  const open = Object.values(TIMES).map(([day, hour]) => new SimpleOpeningHours(hours).isOpenOn(new Date(2026, 0, day, hour)));
  console.log(`  ${hours}: ${Object.keys(TIMES).filter((_, place) => open[place]).join(", ") || "never open"}`);
  assert.deepEqual(open, seen);
}
JS
node "$tmp/run.cjs"
