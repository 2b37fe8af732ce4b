#!/usr/bin/env bash
# What surprises: VanillaMasker's toMoney takes the digits of a number, whatever its point: 12.5 is shown as 1,25, 12 as
# 0,12 and 1234.5 as 123,45. A minus sign is dropped. 12.05 comes out right.
# Why it matters to a shop: a price field that is filled from data shows a tenth or a hundredth of the price for round
# prices, and staff save it. Hand over a text with two decimals (`toFixed(2)`), and `showSignal` for amounts below zero.
# Guess before the run: 12,50.
# Version seen: vanilla-masker 1.2.0.
# Source: lib/vanilla-masker.js of the package (everything but digits is taken out); its README has toMoney(1234) as
# "1.234,00", with `zeroCents` only.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" vanilla-masker@1.2.0
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");

const { toMoney } = require("vanilla-masker");

console.log("Expected by most: 12,50 and 12,05 and 12,00 and 1.234,50.");
for (const [amount, seen] of [[12.5, "1,25"], [12.05, "12,05"], [12, "0,12"], [1234.5, "123,45"], ["12.50", "12,50"]]) {
  console.log(`  ${JSON.stringify(amount)}: ${toMoney(amount)}`);
  assert.equal(toMoney(amount), seen);
}
console.log(`  "-12.50": ${toMoney("-12.50")}, with showSignal ${toMoney("-12.50", { showSignal: true })}`);
assert.equal(toMoney("-12.50"), "12,50");
assert.equal(toMoney("-12.50", { showSignal: true }), "-12,50");
JS
node "$tmp/run.cjs"
