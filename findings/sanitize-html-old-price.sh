#!/usr/bin/env bash
# What surprises: sanitize-html keeps <s> and <data> by default and drops <del> and <ins>: "<del>10 €
# </del> <ins>8 €</ins>" becomes "10 € 8 €", two prices that are both valid by their looks.
# Why it matters to a shop: texts of goods come from editors, suppliers and feeds, and <del> is what
# WooCommerce and others write for an old price. Allow del and ins by name.
# Guess before the run: the other way round; <del> (1997) is kept, <data> (2014) is dropped.
# Versions seen: sanitize-html 2.17.5.
# Source: sanitize-html's README, default options (allowedTags); HTML Standard, 4.7.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" sanitize-html@2.17.5
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import sanitize from "sanitize-html";

const TEXTS = {
  del: "<del>10 €</del> <ins>8 €</ins>",
  s: "<s>10 €</s> <strong>8 €</strong>",
  data: '<data value="8">8 €</data>',
};
console.log("sanitize-html 2.17.5. Expected by most: the old price is struck through in both.");
const seen = Object.fromEntries(Object.entries(TEXTS).map(([name, text]) => [name, sanitize(text)]));
for (const [name, text] of Object.entries(TEXTS)) console.log(`  ${text} becomes ${seen[name]}`);
assert.deepEqual(seen, { del: "10 € 8 €", s: TEXTS.s, data: "<data>8 €</data>" });
JS
node "$tmp/run.mjs"
