#!/usr/bin/env bash
# What surprises: ical.js leaves BYWEEKNO out. A rule for the Monday of week 20 of each year gives
# every Monday, save the first one; the same rule without a weekday gives no date at all. rrule
# reads the second as all seven days of the week, where RFC 5545 takes the weekday of the start.
# Neither says a word.
# Why it matters to a shop: "closed in week 20" or a fair in a numbered week, usual in the north of
# Europe, fills a customer's calendar with an entry for each week, or never appears.
# Versions seen: ical.js 2.2.1, rrule 2.8.1.
# Source: RFC 5545, 3.3.10: BYWEEKNO; what a rule does not say, here the weekday, is taken from
# DTSTART.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" ical.js@2.2.1 rrule@2.8.1
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import ICAL from "ical.js";

const { rrulestr } = createRequire(import.meta.url)("rrule");
/** The first three days by both, beginning on Monday of week 20, 11 May 2026. */
function days(rule) {
  const iterator = ICAL.Recur.fromString(rule).iterator(
    ICAL.Time.fromString("2026-05-11T10:00:00"),
  );
  const ical = [];
  for (let next = iterator.next(); next && ical.length < 3; next = iterator.next())
    ical.push(next.toString().slice(0, 10));
  const others = rrulestr(`DTSTART:20260511T100000Z\nRRULE:${rule};COUNT=3`).all();
  return { "ical.js": ical, rrule: others.map((date) => date.toISOString().slice(0, 10)) };
}
const monday = days("FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO");
const week = days("FREQ=YEARLY;BYWEEKNO=20");
console.log("ical.js 2.2.1, rrule 2.8.1; start on 2026-05-11");
console.log("Expected by most: 2026-05-11 2027-05-17 2028-05-15 from both rules.");
for (const [name, seen] of Object.entries({ "with BYDAY=MO": monday, "without BYDAY": week })) {
  for (const [library, dates] of Object.entries(seen))
    console.log(`  ${name}, ${library}: ${dates.join(" ") || "no date"}`);
}
assert.deepEqual(monday.rrule, ["2026-05-11", "2027-05-17", "2028-05-15"]);
assert.deepEqual(week.rrule, ["2026-05-11", "2026-05-12", "2026-05-13"]);
assert.deepEqual(week["ical.js"], []);
assert.deepEqual(monday["ical.js"], ["2026-05-18", "2026-05-25", "2026-06-01"]);
JS
node "$tmp/run.mjs"
