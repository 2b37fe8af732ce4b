#!/usr/bin/env bash
# What surprises: an event with further dates (RDATE) and no rule has its dates counted wrongly by
# both usual readers: ical.js gives the further dates and loses the first, node-ical gives the first
# and loses the further ones.
# Why it matters to a shop: a course on three chosen days shows as two days in one program and as
# one in the other. Three entries with a UID each, or a rule, are read alike.
# Versions seen: ical.js 2.2.1, node-ical 0.26.1.
# Source: RFC 5545, 3.8.5.2: the start is the first of the set, RDATE adds to it.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" ical.js@2.2.1 node-ical@0.26.1
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import ICAL from "ical.js";

const ical = createRequire(import.meta.url)("node-ical");
const text = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//Shop//EN
BEGIN:VEVENT
UID:course@example.com
DTSTAMP:20260101T000000Z
DTSTART:20260601T100000Z
DTEND:20260601T110000Z
RDATE:20260605T100000Z,20260609T100000Z
SUMMARY:Course
END:VEVENT
END:VCALENDAR
`.replaceAll("\n", "\r\n");

const iterator = new ICAL.Event(
  new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent"),
).iterator();
const first = [];
for (let next = iterator.next(); next && first.length < 9; next = iterator.next())
  first.push(next.toString().slice(0, 10));
const event = Object.values(ical.sync.parseICS(text)).find(({ type }) => type === "VEVENT");
const range = { from: new Date("2026-01-01"), to: new Date("2026-12-31") };
const second = ical
  .expandRecurringEvent(event, range)
  .map(({ start }) => start.toISOString().slice(0, 10));
console.log("ical.js 2.2.1, node-ical 0.26.1");
console.log("Expected by most: 2026-06-01 2026-06-05 2026-06-09 from both.");
console.log(`  ical.js: ${first.join(" ")}\n  node-ical: ${second.join(" ")}`);
assert.deepEqual(first, ["2026-06-05", "2026-06-09"]);
assert.deepEqual(second, ["2026-06-01"]);
JS
node "$tmp/run.mjs"
