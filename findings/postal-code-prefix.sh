#!/usr/bin/env bash
# What surprises: localized-address-format puts the country's letters before the postal code of some
# countries: HR-10000, CH-8001, SE-111 20, FL-9490. Where the letters were typed already they stand
# there twice. @fragaria/address-formatter, made for the same job, writes the bare code.
# Why it matters to a shop: parcel services and label printers check the code against its digits,
# and a page that shows the address back to the customer shows something they never typed. Two tools
# of one shop print two forms of one address.
# Versions seen: localized-address-format 1.3.3, @fragaria/address-formatter 6.7.1.
# Source: the first has the formats of libaddressinput, letters included ("HR-%Z %C"); the second
# has those of OpenCage's address-formatting.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" \
  localized-address-format@1.3.3 @fragaria/address-formatter@6.7.1
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { formatAddress } from "localized-address-format";

const { format } = createRequire(import.meta.url)("@fragaria/address-formatter");
const places = [
  ["HR", "10000", "Zagreb"],
  ["HR", "HR-10000", "Zagreb"],
  ["CH", "8001", "Zürich"],
  ["SE", "111 20", "Stockholm"],
  ["LI", "9490", "Vaduz"],
  ["AT", "1010", "Wien"],
];
console.log("localized-address-format 1.3.3, @fragaria/address-formatter 6.7.1");
console.log("Expected by most: the code as it was given, from both.");
const seen = places.map(([country, code, city]) => {
  const first = formatAddress({ postalCountry: country, postalCode: code, locality: city }).at(-1);
  const second = format({ countryCode: country, postcode: code, city }).trim();
  console.log(`  ${country}, ${code}: "${first}" and "${second}"`);
  return first;
});
assert.deepEqual(seen, [
  "HR-10000 Zagreb",
  "HR-HR-10000 Zagreb",
  "CH-8001 Zürich",
  "SE-111 20 Stockholm",
  "FL-9490 Vaduz",
  "1010 Wien",
]);
assert.equal(
  format({ countryCode: "HR", postcode: "10000", city: "Zagreb" }).trim(),
  "10000 Zagreb",
);
JS
node "$tmp/run.mjs"
