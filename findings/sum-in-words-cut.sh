#!/usr/bin/env bash
# What surprises: n2words cuts an amount of money after the second decimal, where its neighbour
# to-words rounds. 8.20 - 0.20 is 7.999999999999999 in JavaScript: "seven pounds and ninety-nine
# pence" in words beside 8.00 in figures.
# Why it matters to a shop: invoices and payment orders say the sum in words in many countries, and
# where words and figures differ the words count. Give it cents as a text ("8.00"), never a sum.
# Guess before the run: rounded to cents, as Intl.NumberFormat does.
# Versions seen: n2words 4.0.0, to-words 5.7.0.
# Source: src/utils/parse-currency.js of n2words ("Truncate to 2 decimal places"); its README does not
# speak of rounding.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" n2words@4.0.0 to-words@5.7.0
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { toCurrency } from "n2words/en-GB";
import { ToWords } from "to-words";

const other = new ToWords({ localeCode: "en-GB" });
const figures = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });
console.log("n2words 4.0.0, to-words 5.7.0. Expected by most: the words say what the figures say.");
const seen = [8.2 - 0.2, 12.345, 0.999].map((amount) => {
  const words = [toCurrency(amount), other.convert(amount, { currency: true })];
  console.log(`  ${figures.format(amount)}: ${words.join(" / ")}`);
  return words;
});
assert.deepEqual(seen, [
  ["seven pounds and ninety-nine pence", "Eight Pounds Only"],
  ["twelve pounds and thirty-four pence", "Twelve Pounds And Thirty Five Pence Only"],
  ["ninety-nine pence", "One Pound Only"],
]);
JS
node "$tmp/run.mjs"
