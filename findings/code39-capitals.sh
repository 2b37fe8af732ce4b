#!/usr/bin/env bash
# What surprises: asked for a Code 39 bar code of "a1b2", JsBarcode draws one of "A1B2" and calls
# the text valid. Its Code 93, which has the same letters, refuses the text.
# Why it matters to a shop: gift cards and coupons with small letters are printed, scan well, and
# are then unknown at the till where codes are compared letter by letter; two cards that differ in
# case alone become the same bars.
# Versions seen: jsbarcode 3.12.3.
# Source: CODE39/index.js of the package turns the text into capitals before it is checked; ISO/IEC
# 16388 has 43 characters and no small letters.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" jsbarcode@3.12.3
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import JsBarcode from "jsbarcode";

function draw(text, format) {
  const target = {};
  let valid = true;
  JsBarcode(target, text, {
    format,
    valid: (answer) => {
      valid = answer;
    },
  });
  return { valid, text: target.encodings?.[0]?.text, bars: target.encodings?.[0]?.data };
}
const small = draw("a1b2", "CODE39");
const capital = draw("A1B2", "CODE39");
const other = draw("a1b2", "CODE93");
console.log("jsbarcode 3.12.3");
console.log('Expected by most: "a1b2" is refused as Code 39, for it has no small letters.');
console.log(
  `  Code 39: valid ${small.valid}, text ${small.text}, same bars as A1B2: ${small.bars === capital.bars}`,
);
console.log(`  Code 93: valid ${other.valid}`);
assert.deepEqual(
  [small.valid, small.text, small.bars === capital.bars, other.valid],
  [true, "A1B2", true, false],
);
JS
node "$tmp/run.mjs"
