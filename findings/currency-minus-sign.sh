#!/usr/bin/env bash
# What surprises: currency.js drops the minus sign that Intl writes in Croatian, Slovenian, Swedish
# and others (U+2212): the text of −5,00 € is read as plus five. It has the option errorOnInvalid,
# which does not object.
# Why it matters to a shop: a discount or refund that is read back from what the page shows is added
# in place of taken away. In English and German, where the sign is a hyphen, everything is right.
# Versions seen: currency.js 2.0.4, Intl of Node 20 to 26.
# Source: parse() of the package keeps digits, "-", brackets and the decimal sign, and leaves out
# the rest.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" currency.js@2.0.4
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import currency from "currency.js";

const read = (language) => {
  const text = new Intl.NumberFormat(language, { style: "currency", currency: "EUR" }).format(-5);
  const { value } = currency(text, { decimal: ",", separator: ".", errorOnInvalid: true });
  console.log(`  ${language}: ${text} is read as ${value}`);
  return value;
};
console.log(`currency.js 2.0.4, Node ${process.version}`);
console.log("Expected by most: -5 each time.");
assert.deepEqual(["de", "hr", "sl", "sv"].map(read), [-5, 5, 5, 5]);
JS
node "$tmp/run.mjs"
