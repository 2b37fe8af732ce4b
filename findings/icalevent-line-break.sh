#!/usr/bin/env bash
# What surprises: icalevent writes text as it is: a description of two lines breaks the file in the middle, and commas,
# semicolons and backslashes have no escape. Reading the file by the standard fails.
# Why it matters to a shop: "add to calendar" for a course or a delivery whose text has a second line. The customer's
# calendar refuses the file, and the shop sees nothing of it. Escape the text before, or use ical-generator or ics.
# Guess before the run: commas and line breaks are escaped.
# Versions seen: icalevent 0.3.2; read by ical.js 2.2.1.
# Source: RFC 5545, 3.3.11 (text: line break as backslash n) and 3.1 (content lines).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" icalevent@0.3.2 ical.js@2.2.1
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import ICAL from "ical.js";

const Event = createRequire(import.meta.url)("icalevent");

/** The file of an event, and what ical.js reads in it, or its error. */
const readBack = (description) => {
  const file = new Event({
    uid: 1,
    offset: 0,
    start: "2026-12-01T09:00:00-05:00",
    end: "2026-12-01T10:00:00-05:00",
    timezone: "US/Central",
    summary: "Tea, and cake",
    description,
  }).toFile();
  try {
    const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent");
    return [file, event.getFirstPropertyValue("description")];
  } catch (error) {
    return [file, `error: ${error.message}`];
  }
};
console.log("Expected by most: both are read back as they were given.");
const [file, one] = readBack("First line");
console.log(`  one line: ${one}`);
assert.equal(one, "First line");
assert.ok(file.includes("SUMMARY:Tea, and cake"));
const [, two] = readBack("First line\nSecond line");
console.log(`  two lines: ${two.replaceAll("\n", " / ")}`);
assert.notEqual(two, "First line\nSecond line");
JS
node "$tmp/run.mjs"
