#!/usr/bin/env bash
# What surprises: parse-ingredient reads "1,5 kg flour" as fifteen kilograms and "12,50 g" as 1250;
# recipe-ingredient-parser-v3 reads one kilogram of ",5 flour", and of "2-3 kg flour" two kilograms of "-3 flour".
# Why it matters to a shop: groceries and recipes with a "put it all into the cart" button, unit prices from texts of
# suppliers. Only half and three quarters as one sign (½) are safe. parse-ingredient has an option for the separator.
# Guess before the run: one and a half in both; from two to three.
# Versions seen: parse-ingredient 3.0.0, recipe-ingredient-parser-v3 1.5.0.
# Source: README of parse-ingredient (option decimalSeparator); SI brochure, 5.4.4 (the marker is a point or a comma).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" \
  parse-ingredient@3.0.0 recipe-ingredient-parser-v3@1.5.0
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");

const { parseIngredient } = require("parse-ingredient");
const { parse } = require("recipe-ingredient-parser-v3");

console.log("Expected by most: 1.5, 12.5, 0.5; from 2 to 3 of flour.");
for (const [text, quantity] of [["1,5 kg flour", 15], ["12,50 g salt", 1250], ["½ kg flour", 0.5]]) {
  const [line] = parseIngredient(text);
  console.log(`  parse-ingredient, ${text}: ${line.quantity} ${line.unitOfMeasure}`);
  assert.equal(line.quantity, quantity);
}
const [told] = parseIngredient("1,5 kg flour", { decimalSeparator: "," });
console.log(`  parse-ingredient with decimalSeparator: ${told.quantity}`);
assert.equal(told.quantity, 1.5);
for (const [text, quantity, rest] of [
  ["1,5 kg flour", 1, ",5 flour"],
  ["2-3 kg flour", 2, "-3 flour"],
  ["½ kg flour", 0.5, "flour"],
]) {
  const line = parse(text, "eng");
  console.log(`  recipe-ingredient-parser-v3, ${text}: ${line.quantity} ${line.unit} of "${line.ingredient}"`);
  assert.deepEqual([line.quantity, line.ingredient], [quantity, rest]);
}
JS
node "$tmp/run.cjs"
