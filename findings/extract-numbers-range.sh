#!/usr/bin/env bash
# What surprises: extract-numbers takes the dash of a range for a minus sign: "2-3 kg" holds 2 and -3. "1.234,50" is
# 1.234 and 50, where "1 234,50" is 1 and "234,50".
# Why it matters to a shop: sizes, weights and days of delivery from texts of suppliers ("10-12 days"). A filter from
# the least to the greatest value then begins below zero. Split ranges first, and tell the reader the language.
# Guess before the run: 2 and 3; 1234.5.
# Version seen: extract-numbers 2.0.2.
# Source: the expression in the package, which allows a minus sign before any digit.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" extract-numbers@2.0.2
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");

const module_ = require("extract-numbers");
const reader = new (module_.default ?? module_)();

const SEEN = {
  "2-3 kg": ["2", "-3"],
  "10-12 days": ["10", "-12"],
  "1.234,50 €": ["1.234", "50"],
  "1 234,50 €": ["1", "234,50"],
  "1,234.50": ["1,234.50"],
  "-20%": ["-20"],
};
console.log("extract-numbers. Expected by most: 2 and 3, 10 and 12, one price each, -20.");
for (const [text, seen] of Object.entries(SEEN)) {
  const numbers = reader.extractNumbers(text);
  console.log(`  ${text}: ${numbers.join(" and ")}`);
  assert.deepEqual(numbers, seen);
}
JS
node "$tmp/run.cjs"
