#!/usr/bin/env bash
# What surprises: @fragaria/address-formatter leaves the city out of an Australian address as soon
# as a suburb is given, leaves it out in Hong Kong as well, and adds "United States of America" to
# one in Puerto Rico although no country was asked for. A Hungarian house number gets a full stop.
# Why it matters to a shop: what the customer typed is gone from the label without an error, and
# only in some countries.
# Versions seen: @fragaria/address-formatter 6.7.1.
# Source: the templates of OpenCage's address-formatting choose the first of several fields for one
# line ("first of suburb, city …"), and some codes of territories are rewritten to a country with a
# name of its own.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" \
  @fragaria/address-formatter@6.7.1
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { createRequire } from "node:module";

const { format } = createRequire(import.meta.url)("@fragaria/address-formatter");
const lines = (address) => format(address, { output: "array" }).join(" | ");
const seen = {
  australia: lines({
    countryCode: "AU",
    houseNumber: 5,
    road: "High Street",
    city: "Perth",
    state: "WA",
    postcode: "6000",
  }),
  suburb: lines({
    countryCode: "AU",
    houseNumber: 5,
    road: "High Street",
    suburb: "Subiaco",
    city: "Perth",
    state: "WA",
    postcode: "6008",
  }),
  puertoRico: lines({
    countryCode: "PR",
    houseNumber: 5,
    road: "Calle Luna",
    city: "San Juan",
    postcode: "00901",
  }),
  hungary: lines({
    countryCode: "HU",
    houseNumber: 5,
    road: "Fő utca",
    city: "Budapest",
    postcode: "1011",
  }),
  hongKong: lines({
    countryCode: "HK",
    houseNumber: 5,
    road: "Queen's Road",
    city: "Hong Kong",
    state: "Central",
  }),
};
console.log("@fragaria/address-formatter 6.7.1");
console.log("Expected by most: every field that was given, and nothing else.");
for (const [name, text] of Object.entries(seen)) console.log(`  ${name}: ${text}`);
assert.match(seen.australia, /Perth/);
assert.doesNotMatch(seen.suburb, /Perth/);
assert.match(seen.puertoRico, /United States of America$/);
assert.match(seen.hungary, /Fő utca 5\.$/);
assert.doesNotMatch(seen.hongKong, /Hong Kong/);
JS
node "$tmp/run.mjs"
