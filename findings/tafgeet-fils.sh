#!/usr/bin/env bash
# What surprises: tafgeetjs, which writes sums in Arabic words, takes the digits behind the point for a whole number:
# 12.5 dirhams are twelve dirhams and five fils, as 12.05 are. Below one dirham the text begins with "undefined".
# Why it matters to a shop: invoices and receipts in the Gulf have the sum in words, which count where figures differ
# from them. A text with two decimals ("12.50") is right; never hand over a number.
# Guess before the run: fifty fils.
# Version seen: tafgeetjs 2.1.0.
# Source: ISO 4217 (a dirham has 100 fils); the constructor in the package splits the number at its point.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" tafgeetjs@2.1.0
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");

const module_ = require("tafgeetjs");
const Tafgeet = module_.default ?? module_;
const FIVE = "خمسة فلس";
const FIFTY = "خمسون فلس";

console.log("Expected by most: fifty fils for 12.5 and 12.50, five for 12.05, and a text without English.");
for (const [amount, words] of [[12.5, FIVE], [12.05, FIVE], ["12.50", FIFTY], [0.5, "undefined"]]) {
  const text = new Tafgeet(amount, "AED").parse();
  console.log(`  ${JSON.stringify(amount)}: ${text}`);
  assert.ok(text.includes(words));
}
JS
node "$tmp/run.cjs"
