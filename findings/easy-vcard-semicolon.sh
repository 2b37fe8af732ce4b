#!/usr/bin/env bash
# What surprises: @covve/easy-vcard writes a semicolon of an address as it is. "Ilica 1; kat 2" of Zagreb is read back
# with the floor as the city, and Zagreb as the region.
# Why it matters to a shop: cards of shops and customers ("save this contact") put parcels and map pins in the wrong
# place. Escape backslash, semicolon, comma and line break before handing text over.
# Guess before the run: the semicolon is escaped.
# Versions seen: @covve/easy-vcard 1.1.1; for comparison vcards-js 2.10.0, which escapes it; read by ical.js 2.2.1.
# Source: RFC 6350, 3.4 (semicolon in a component of a compound value is escaped by a backslash).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" \
  @covve/easy-vcard@1.1.1 vcards-js@2.10.0 ical.js@2.2.1
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import easy from "@covve/easy-vcard";
import ICAL from "ical.js";
import vcards from "vcards-js";

/** A property of a card as ical.js reads it. */
const read = (card, name) => new ICAL.Component(ICAL.parse(card)).getFirstProperty(name).getFirstValue();

const card = new easy.VCard();
card.addFirstName("Ana").addLastName("Ban").addAddress("Ilica 1; kat 2", "Zagreb", "", "10000", "HR");
const address = read(card.toString(), "adr");
const other = vcards();
other.firstName = "Ana";
other.homeAddress.street = "Ilica 1; kat 2";
other.homeAddress.city = "Zagreb";
console.log("Expected by most: the street, Zagreb, no region.");
console.log("  easy-vcard:", address);
console.log("  vcards-js:", read(other.getFormattedString(), "adr"));
assert.deepEqual(address.slice(2, 6), ["Ilica 1", " kat 2", "Zagreb", ""]);
assert.deepEqual(read(other.getFormattedString(), "adr").slice(2, 4), ["Ilica 1; kat 2", "Zagreb"]);
JS
node "$tmp/run.mjs"
