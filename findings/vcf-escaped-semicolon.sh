#!/usr/bin/env bash
# What surprises: vcf, the npm reader of vCards, splits an address at every semicolon, also at one that is escaped: of
# "Ilica 1\; kat 2;Zagreb" the street is "Ilica 1\", the city "kat 2", and everything behind it moves on by one place.
# The escapes of commas and semicolons stay in all texts: "Tea\, Coffee". Of the same card ical.js gives "Ilica 1; kat 2"
# and "Zagreb".
# Why it matters to a shop: contacts of customers and suppliers are imported with a floor for a city, and only those with
# a semicolon in the street.
# Guess before the run: the street is one text, the escape is gone.
# Versions seen: vcf 2.1.2, ical.js 2.2.1.
# Source: RFC 6350, 3.4 (a semicolon in a component is escaped) and RFC 2426, 4.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" vcf@2.1.2 ical.js@2.2.1
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import ICAL from "ical.js";

const VCard = createRequire(import.meta.url)("vcf");
const card = (street) =>
  [
    "BEGIN:VCARD",
    "VERSION:3.0",
    "N:Novak;Ana;;;",
    "FN:Ana Novak",
    `ADR;TYPE=work:;;${street};Zagreb;;10000;HR`,
    "NOTE:Tea\\, Coffee",
    "END:VCARD",
    "",
  ].join("\r\n");

console.log("Expected by most: the street as it was typed, then Zagreb.");
for (const [name, street, seen] of [
  ["no semicolon", "Ilica 1", ["Ilica 1", "Zagreb"]],
  ["an escaped semicolon", "Ilica 1\\; kat 2", ["Ilica 1\\", " kat 2"]],
]) {
  const text = card(street);
  const byVcf = new VCard().parse(text).toJSON()[1];
  const ofVcf = byVcf.find(([property]) => property === "adr").at(-1).slice(2, 4);
  const ofIcal = ICAL.parse(text)[1].find(([property]) => property === "adr").at(-1).slice(2, 4);
  console.log(`  ${name}: vcf ${JSON.stringify(ofVcf)}, ical.js ${JSON.stringify(ofIcal)}`);
  assert.deepEqual(ofVcf, seen);
  assert.deepEqual(ofIcal, [street.replace("\\;", ";"), "Zagreb"]);
  assert.equal(byVcf.find(([property]) => property === "note").at(-1), "Tea\\, Coffee");
}
JS
node "$tmp/run.mjs"
