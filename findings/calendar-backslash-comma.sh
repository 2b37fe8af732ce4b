#!/usr/bin/env bash
# What surprises: two readers of calendars leave the backslash before a comma: "Ilica 1\, Zagreb" is shown so.
# ics-to-json gives an event with a DURATION no end, and leaves "\n" in its text too.
# Why it matters to a shop: every address has a comma, so courses and deliveries that are shown from a calendar have
# backslashes in them. Take them out (\, \; \n \\), or read with ical.js.
# Guess before the run: unescaped in all; the end is reckoned.
# Versions seen: ics-to-json 2.0.2, ics-parser 0.1.5; for comparison ical 0.8.0, which unescapes.
# Source: RFC 5545, 3.3.11 (escapes of text), 3.6.1 (an event has DTEND or DURATION).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" ics-to-json@2.0.2 ics-parser@0.1.5 ical@0.8.0
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { icsToJson } = require("ics-to-json");
const parse = require("ics-parser");
const ical = require("ical");

const FILE = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//example//EN",
  "BEGIN:VEVENT",
  "UID:1@shop.example",
  "DTSTAMP:20261101T090000Z",
  "DTSTART:20261201T090000Z",
  "DURATION:PT1H30M",
  "SUMMARY:Tea\\, and cake",
  "LOCATION:Ilica 1\\, Zagreb",
  "END:VEVENT",
  "END:VCALENDAR",
  "",
].join("\r\n");
const [json] = icsToJson(FILE);
const [parsed] = (parse.default ?? parse)(FILE);
const [right] = Object.values(ical.parseICS(FILE));
console.log("Expected by most: Ilica 1, Zagreb; until 10:30.");
console.log(`  ics-to-json: ${json.location}; until ${json.endDate}`);
console.log(`  ics-parser: ${parsed.location}`);
console.log(`  ical: ${right.location}`);
assert.equal(json.location, "Ilica 1\\, Zagreb");
assert.equal(json.endDate, undefined);
assert.equal(parsed.location, "Ilica 1\\, Zagreb");
assert.equal(right.location, "Ilica 1, Zagreb");
JS
node "$tmp/run.mjs"
