#!/usr/bin/env bash
# What surprises: money-math adds the half for rounding to amounts below zero too. A quarter of 1.50 is 0.38, a quarter
# of -1.50 is -0.36, and a twentieth of -0.10 is +0.01.
# Why it matters to a shop: tax and discount of a refund or a credit note are a cent or two off those of the sale, so
# an order that was sent back whole does not come to zero. Reckon with amounts above zero and put the sign on last.
# Guess before the run: the same amount with the other sign (half away from zero), at the most half up.
# Version seen: money-math 2.6.3.
# Source: mul() and percent() of the package; -0.375 rounds to -0.38 (half away from zero), or to -0.37 by half up.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" money-math@2.6.3
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");

const money = require("money-math");

console.log("money-math. Expected by most: the same amounts, once with and once without the minus sign.");
for (const [amount, factor, sale, refund] of [
  ["1.50", "0.25", "0.38", "-0.36"],
  ["19.99", "0.25", "5.00", "-4.98"],
  ["10.10", "0.25", "2.53", "-2.51"],
  ["0.10", "0.05", "0.01", "0.01"],
  ["20.00", "0.19", "3.80", "-3.80"],
]) {
  const seen = [money.mul(amount, factor), money.mul(`-${amount}`, factor)];
  console.log(`  ${amount} x ${factor}: ${seen[0]} and ${seen[1]}`);
  assert.deepEqual(seen, [sale, refund]);
}
const percent = [money.percent("19.99", "25.00"), money.percent("-19.99", "25.00")];
console.log(`  25% of 19.99: ${percent[0]} and ${percent[1]}`);
assert.equal(percent[1], "-4.99");
JS
node "$tmp/run.cjs"
