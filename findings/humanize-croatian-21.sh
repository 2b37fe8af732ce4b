#!/usr/bin/env bash
# What surprises: humanize-duration says "21 dana" and "101 dana" in Croatian, where Serbian, by the same rule, says "21 дан"
# and "101 дан". It knows the forms for 1 and for all that end otherwise, and gives 21 the second one.
# Why it matters to a shop: "returns within 21 days", "delivery in 31 days" and how long a sale still lasts are wrong in
# Croatian once in ten numbers.
# Guess before the run: 21 dan.
# Version seen: humanize-duration 3.35.1.
# Source: CLDR's plural rules of hr: "one" is what ends in 1 and not in 11.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" humanize-duration@3.35.1
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");
const humanize = require("humanize-duration");

const NUMBERS = [1, 2, 5, 11, 21, 31, 101];
const days = (language) =>
  NUMBERS.map((count) => humanize(count * 86_400_000, { language, units: ["d"], delimiter: " " }));
const rule = new Intl.PluralRules("hr");
const expected = NUMBERS.map((count) => `${count} ${rule.select(count) === "one" ? "dan" : "dana"}`);
const seen = days("hr");
console.log(`humanize-duration\n  Expected by most: ${expected.join(", ")}\n  hr: ${seen.join(", ")}\n  sr: ${days("sr").join(", ")}`);
assert.deepEqual(seen, ["1 dan", "2 dana", "5 dana", "11 dana", "21 dana", "31 dana", "101 dana"]);
assert.deepEqual(expected, ["1 dan", "2 dana", "5 dana", "11 dana", "21 dan", "31 dan", "101 dan"]);
assert.deepEqual(days("sr").slice(4), ["21 дан", "31 дан", "101 дан"]);
JS
node "$tmp/run.cjs"
