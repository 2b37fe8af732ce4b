#!/usr/bin/env bash
# What surprises: calendar-link makes one day of an event of three whole days given by its duration, and writes the
# dates of a calendar file as DTSTART:20260706, without VALUE=DATE, which is no date of any kind. With a first and a
# last day, Google and the file lose the last.
# Why it matters to a shop: "add to calendar" of a sale, a camp or a fair shows fewer days than it lasts; a strict
# reader shows none. Its first day and the day after its last are what it has to be given.
# Guess before the run: the last day is a day of the event; a day is added where the format wants the day after it.
# Version seen: calendar-link 2.11.5.
# Source: RFC 5545, 3.3.4 (DATE needs VALUE=DATE with DTSTART) and 3.6.1 (DTEND is not part of the event).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" calendar-link@2.11.5
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");
const { google, ics } = require("calendar-link");

const sale = { title: "Sale", start: "2026-07-06", allDay: true };
const days = (event) => /dates=([\d/]+)/.exec(decodeURIComponent(google(event)))[1];
const lines = (event) => decodeURIComponent(ics(event)).match(/^DT(?:START|END).*$/gm).map((line) => line.trim());
console.log("calendar-link. Expected by most: 6, 7 and 8 July, thus 20260706/20260709, with VALUE=DATE.");
const seen = [{ ...sale, duration: [3, "day"] }, { ...sale, end: "2026-07-08" }].map((event) => {
  console.log(`  Google: ${days(event)}; file: ${lines(event).join(" ")}`);
  return [days(event), ...lines(event)];
});
assert.deepEqual(seen, [
  ["20260706/20260707", "DTSTART:20260706", "DTEND:20260707"],
  ["20260706/20260708", "DTSTART:20260706", "DTEND:20260708"],
]);
JS
node "$tmp/run.cjs"
