#!/usr/bin/env bash
# What surprises: over the night when clocks go forward, a day and 24 hours differ, and each usual
# reader knows one of the two only. node-ical takes a day (P1D) for 24 hours and ends an hour late;
# ical.js takes 24 hours (PT24H) for a day and ends an hour early.
# Why it matters to a shop: whichever form a sale "from noon to noon" is written in, it ends at noon
# in one calendar and at one o'clock in the other. An end (DTEND) is read alike.
# Versions seen: ical.js 2.2.1, node-ical 0.26.1.
# Source: RFC 5545, 3.3.6: weeks and days are nominal, hours exact.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" ical.js@2.2.1 node-ical@0.26.1
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import ICAL from "ical.js";

const ical = createRequire(import.meta.url)("node-ical");
const calendar = (length) =>
  `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//Shop//EN
BEGIN:VTIMEZONE
TZID:Europe/Zagreb
BEGIN:STANDARD
DTSTART:19961027T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19960331T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:sale@example.com
DTSTAMP:20260101T000000Z
DTSTART;TZID=Europe/Zagreb:20260328T120000
${length}
SUMMARY:Sale
END:VEVENT
END:VCALENDAR
`.replaceAll("\n", "\r\n");

function end(length) {
  const text = calendar(length);
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent"));
  const other = Object.values(ical.sync.parseICS(text)).find(({ type }) => type === "VEVENT");
  return [event.endDate.toJSDate(), other.end].map((date) => `${date.toISOString().slice(0, 16)}Z`);
}
console.log("ical.js 2.2.1, node-ical 0.26.1; from 12:00 on 28 March 2026 in Zagreb");
const dayAfter = "DTEND;TZID=Europe/Zagreb:20260329T120000";
const lengths = [
  ["DURATION:P1D", "2026-03-29T10:00Z"],
  ["DURATION:PT24H", "2026-03-29T11:00Z"],
  [dayAfter, "2026-03-29T10:00Z"],
];
for (const [length, expected] of lengths) {
  const [first, second] = end(length);
  console.log(
    `  ${length}. Expected by most: ${expected}; ical.js: ${first}; node-ical: ${second}`,
  );
}
assert.deepEqual(end("DURATION:P1D"), ["2026-03-29T10:00Z", "2026-03-29T11:00Z"]);
assert.deepEqual(end("DURATION:PT24H"), ["2026-03-29T10:00Z", "2026-03-29T11:00Z"]);
assert.deepEqual(end(dayAfter), ["2026-03-29T10:00Z", "2026-03-29T10:00Z"]);
JS
node "$tmp/run.mjs"
