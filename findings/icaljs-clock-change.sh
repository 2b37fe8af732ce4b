#!/usr/bin/env bash
# What surprises: on the night when clocks go forward, ical.js puts an event of 02:30 an hour early,
# at 01:30, where RFC 5545 wants 03:30 (node-ical has it). On the night when they go back both take
# the second 02:30, where RFC 5545 wants the first.
# Why it matters to a shop: the start and end of a night sale, or a nightly delivery window, is an
# hour off in one customer's calendar and right in another's, twice a year.
# Versions seen: ical.js 2.2.1, node-ical 0.26.1.
# Source: RFC 5545, 3.3.5, form 3: a time that occurs twice is the first, one that does not occur is
# read with the offset from before the gap.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" ical.js@2.2.1 node-ical@0.26.1
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import ICAL from "ical.js";

const ical = createRequire(import.meta.url)("node-ical");
const calendar = (start) =>
  `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//Shop//EN
BEGIN:VTIMEZONE
TZID:Europe/Zagreb
BEGIN:DAYLIGHT
DTSTART:19960331T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19961027T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:night-sale@example.com
DTSTAMP:20260101T000000Z
DTSTART;TZID=Europe/Zagreb:${start}
DURATION:PT1H
SUMMARY:Night sale
END:VEVENT
END:VCALENDAR
`.replaceAll("\n", "\r\n");

function start(text) {
  const component = new ICAL.Component(ICAL.parse(text));
  const event = new ICAL.Event(component.getFirstSubcomponent("vevent"));
  const other = Object.values(ical.sync.parseICS(text)).find(({ type }) => type === "VEVENT");
  return [event.startDate.toJSDate(), other.start].map(
    (date) => `${date.toISOString().slice(0, 16)}Z`,
  );
}
const spring = start(calendar("20260329T023000"));
const autumn = start(calendar("20261025T023000"));
console.log("ical.js 2.2.1, node-ical 0.26.1; 02:30 in Zagreb");
console.log(
  `  29 March 2026.   Expected by most: 2026-03-29T01:30Z; ical.js: ${spring[0]}; node-ical: ${spring[1]}`,
);
console.log(
  `  25 October 2026. Expected by most: 2026-10-25T00:30Z; ical.js: ${autumn[0]}; node-ical: ${autumn[1]}`,
);
assert.deepEqual(spring, ["2026-03-29T00:30Z", "2026-03-29T01:30Z"]);
assert.deepEqual(autumn, ["2026-10-25T01:30Z", "2026-10-25T01:30Z"]);
JS
node "$tmp/run.mjs"
