#!/usr/bin/env bash
# What surprises: transliteration drops the minus sign (U+2212) and "≤": "−5" becomes "5". "€" becomes "EU", "£5" "PS5".
# Why it matters to a shop: Intl writes amounts below zero in Swedish, Croatian or Slovenian with that sign. A refund of
# −5 becomes one of 5 in an export for a bank or a till in ASCII; EU and PS are no currencies. any-ascii keeps them.
# Guess before the run: -5, EUR; GBP or "pounds".
# Versions seen: transliteration 2.6.1, any-ascii 0.3.3.
# Source: CLDR, minusSign of sv, hr and sl; the tables of the packages.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" transliteration@2.6.1 any-ascii@0.3.3
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import anyAscii from "any-ascii";
import { transliterate } from "transliteration";

console.log("Expected by most: -5, <= 5, 12,50 EUR, GBP5.");
const amount = new Intl.NumberFormat("sv", { maximumFractionDigits: 0 }).format(-5);
assert.equal(amount, "\u22125");
for (const [text, seen, other] of [
  [amount, "5", "-5"],
  ["≤ 5", " 5", "<= 5"],
  ["12,50 €", "12,50 EU", "12,50 EUR"],
  ["£5", "PS5", "GBP5"],
]) {
  console.log(`  ${text}: transliteration "${transliterate(text)}", any-ascii "${anyAscii(text)}"`);
  assert.deepEqual([transliterate(text), anyAscii(text)], [seen, other]);
}
JS
node "$tmp/run.mjs"
