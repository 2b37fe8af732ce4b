#!/usr/bin/env bash
# What surprises: currency-formatter does not read back what it wrote where the sign holds full
# stops: unformat() gives 0 for AED, KWD, MAD and EGP ("د.إ.‏ 1,234.50"), and 0.1234 for the sol of Peru
# ("S/. 1,234.50"). No error in either case.
# Why it matters to a shop: a till or an import that reads prices from what the page shows books 0,
# in some currencies only. Keep the number beside the text.
# Guess before the run: it reads back what it wrote, as it does for EUR, USD and JPY.
# Version seen: currency-formatter 1.5.9.
# Source: its unformat() hands the text to accounting.js, which keeps digits and the decimal sign.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" currency-formatter@1.5.9
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import formatter from "currency-formatter";

console.log("currency-formatter 1.5.9. Expected by most: 1234.5 each time.");
const read = (code) => {
  const text = formatter.format(1234.5, { code });
  const number = formatter.unformat(text, { code });
  console.log(`  ${code}: ${text} is read as ${number}`);
  return number;
};
assert.deepEqual(["EUR", "USD", "DKK"].map(read), [1234.5, 1234.5, 1234.5]);
assert.deepEqual(["AED", "KWD", "MAD", "EGP"].map(read), [0, 0, 0, 0]);
assert.equal(read("PEN"), 0.1234);
JS
node "$tmp/run.mjs"
