#!/usr/bin/env bash
# What surprises: pluralize makes one "canva" of canvas, one "len" of a lens, one "cooky" of cookies and one "browny" of
# brownies; caches, moustaches and toothaches lose their e. The other way, canvas and lens stay as they are.
# Why it matters to a shop: singular forms made by rule stand in headings, addresses and searches of categories: who looks
# for "canvas" does not find what is filed under "canva", and it is its own plural.
# Guess before the run: canvas, lens, cookie.
# Version seen: pluralize 8.0.0.
# Source: the rules in pluralize.js of the package, to which words can be added (addIrregularRule).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" pluralize@8.0.0
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");
const pluralize = require("pluralize");

const SEEN = {
  tennis: "tennis",
  dresses: "dress",
  canvas: "canva",
  lens: "len",
  cookies: "cooky",
  brownies: "browny",
  moustaches: "moustach",
};
console.log("pluralize. Expected by most: tennis, dress, canvas, lens, cookie, brownie, moustache.");
for (const [word, one] of Object.entries(SEEN)) {
  console.log(`  ${word}: ${pluralize.singular(word)}, plural ${pluralize(word)}`);
  assert.equal(pluralize.singular(word), one);
}
assert.deepEqual(["canvas", "lens"].map((word) => pluralize(word)), ["canvas", "lens"]);
JS
node "$tmp/run.cjs"
