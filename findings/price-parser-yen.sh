#!/usr/bin/env bash
# What surprises: price-parser gives amounts "in the smallest unit of the currency", and takes the
# smallest unit of every currency for a hundredth: ¥1,200 is 120,000 yen. "₩" is the won of North
# Korea for it.
# Why it matters to a shop: payment services take whole numbers in the smallest unit (Stripe, Adyen).
# A Japanese price read this way is charged a hundred times.
# Version seen: price-parser 3.4.0.
# Source: ISO 4217 (JPY and KRW have no decimals); the package's README ("values are in smallest
# currency unit").
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" price-parser@3.4.0
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");
const { parseFirst } = require("price-parser");

const decimals = (code) =>
  new Intl.NumberFormat("en", { style: "currency", currency: code }).resolvedOptions().maximumFractionDigits;

console.log("price-parser 3.4.0");
const seen = ["£5.99", "¥1,200", "₩45,000"].map((text) => {
  const found = parseFirst(text);
  const right = Math.round(Number(text.replace(/[^\d.]/g, "")) * 10 ** decimals(found.currencyCode));
  console.log(`  ${text}: ${found.value} of ${found.currencyCode} (by ISO 4217: ${right})`);
  return [found.value, found.currencyCode, right];
});
assert.deepEqual(seen, [[599, "gbp", 599], [120000, "jpy", 1200], [4500000, "kpw", 45000]]);
JS
node "$tmp/run.cjs"
