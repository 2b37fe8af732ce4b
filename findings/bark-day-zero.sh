#!/usr/bin/env bash
# What surprises: bark-js gives "2027-02-00" for (17)270200, a label that is valid until the end of February 2027.
# Why it matters to a shop: makers printed no day for many years. "2027-02-00" is no date to JavaScript or a database;
# where it is split and reckoned with, day nought is 31 January, four weeks too early for goods to leave the shelf.
# Guess before the run: the last day of the month, 2027-02-28.
# Versions seen: bark-js 1.2.1; for comparison gs1-barcode-parser-mod2 1.0.6, which has the last day.
# Source: GS1 General Specifications, identifier 17 (two noughts for the day are the last day of the month); a change
# of 2022 wants a day on new labels from 2025 on.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" bark-js@1.2.1 gs1-barcode-parser-mod2@1.0.6
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");

const bark = require("bark-js");
const { parseBarcode } = require("gs1-barcode-parser-mod2");

console.log("Expected by most: 2027-02-28.");
const label = "010952123454321317270200";
const seen = bark(label).elements[1].value;
const right = new Date(parseBarcode(`]C1${label}`).parsedCodeItems[1].data);
console.log(`  bark-js ${seen}, gs1-barcode-parser-mod2 ${right.toDateString()}`);
assert.equal(seen, "2027-02-00");
assert.ok(Number.isNaN(new Date(seen).getTime()));
assert.deepEqual([right.getFullYear(), right.getMonth(), right.getDate()], [2027, 1, 28]);
assert.equal(bark("010952123454321317270228").elements[1].value, "2027-02-28");
JS
node "$tmp/run.cjs"
