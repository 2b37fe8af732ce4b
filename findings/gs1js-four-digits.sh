#!/usr/bin/env bash
# What surprises: gs1js knows application identifiers of two digits only. A net weight of 1.25 kg, (3103)001250, is read
# as identifier 31 with the value 03001250, a price, (3922)1250, as 39 with 221250.
# Why it matters to a shop: weight and price are what labels of fresh goods are scanned for at the till and on receipt.
# Identifiers with the position of the point in their last digit need a table, as gs1-barcode-parser-mod2 has one.
# Guess before the run: 3103 and 1.25, 3922 and 12.50.
# Versions seen: gs1js 0.0.2, gs1-barcode-parser-mod2 1.0.6.
# Source: GS1 General Specifications, chapter 3 (identifiers of two to four digits, 310n and 392n).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" gs1js@0.0.2 gs1-barcode-parser-mod2@1.0.6
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");

const { GS1Reader } = require("gs1js");
const { parseBarcode } = require("gs1-barcode-parser-mod2");

console.log("Expected by most: identifiers 3103 and 3922, values 1.25 and 12.5.");
for (const [label, seen, right] of [
  ["01095212345432133103001250", { identifier: "31", value: "03001250" }, { ai: "3103", data: 1.25 }],
  ["010952123454321339221250", { identifier: "39", value: "221250" }, { ai: "3922", data: 12.5 }],
]) {
  const [gtin, { identifier, value }] = new GS1Reader(label).getApplicationIdentifiers();
  const { ai, data } = parseBarcode(`]C1${label}`).parsedCodeItems[1];
  console.log(`  ${label}: gs1js ${identifier} ${value}, gs1-barcode-parser-mod2 ${ai} ${data}`);
  assert.equal(gtin.value, "09521234543213");
  assert.deepEqual({ identifier, value }, seen);
  assert.deepEqual({ ai, data }, right);
}
JS
node "$tmp/run.cjs"
