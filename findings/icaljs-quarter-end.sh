#!/usr/bin/env bash
# What surprises: ical.js counts the last day of several months wrongly from the second year on. A
# rule for the end of each quarter gives 30 June and 30 September in the first year, 1 July and 1
# October in the second. With March and June the last day of March becomes the 30th. A rule with one
# month, or FREQ=MONTHLY, is right.
# Why it matters to a shop: sales, stock-takings and payments "on the last day of the quarter" move
# to the next quarter in the calendars of customers whose program uses ical.js, a year after
# everybody has looked at the entry.
# Versions seen: ical.js 2.2.1; rrule 2.8.1 gives the right days.
# Source: RFC 5545, 3.3.10 (BYMONTHDAY=-1 is the last day of the month that BYMONTH names); issue
# 117 of kewisch/ical.js, mended for rules with one month.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" ical.js@2.2.1 rrule@2.8.1
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import ICAL from "ical.js";

const { rrulestr } = createRequire(import.meta.url)("rrule");
const days = (rule, count) => {
  const iterator = ICAL.Recur.fromString(rule).iterator(
    ICAL.Time.fromString("2026-03-31T10:00:00"),
  );
  return Array.from({ length: count }, () => iterator.next().toString().slice(0, 10)).slice(
    -count / 2,
  );
};
const right = (rule, count) =>
  rrulestr(`DTSTART:20260331T100000Z\nRRULE:${rule};COUNT=${count}`)
    .all()
    .map((date) => date.toISOString().slice(0, 10))
    .slice(-count / 2);

const quarters = "FREQ=YEARLY;BYMONTH=3,6,9,12;BYMONTHDAY=-1";
const halves = "FREQ=YEARLY;BYMONTH=3,6;BYMONTHDAY=-1";
console.log("ical.js 2.2.1, rrule 2.8.1; the second year of each rule");
for (const [rule, count] of [
  [quarters, 8],
  [halves, 4],
]) {
  console.log(
    `  ${rule}\n    Expected by most, and rrule: ${right(rule, count).join(" ")}\n    ical.js: ${days(rule, count).join(" ")}`,
  );
}
assert.deepEqual(right(quarters, 8), ["2027-03-31", "2027-06-30", "2027-09-30", "2027-12-31"]);
assert.deepEqual(days(quarters, 8), ["2027-03-31", "2027-07-01", "2027-10-01", "2027-12-31"]);
assert.deepEqual(days(halves, 4), ["2027-03-30", "2027-06-30"]);
JS
node "$tmp/run.mjs"
