#!/usr/bin/env bash
# What surprises: node-polyglot has the four Slovenian forms under "sl-SL" (Slovenian in Sierra Leone) only; with "sl"
# and "sl-SI" it takes two forms, as in English. "2 izdelka" and "3 izdelki" are never said.
# Why it matters to a shop: texts with four forms are translated and half of them never used: "3" has the words for two,
# "5" too. Give `pluralRules` of your own, or use Intl.PluralRules.
# Guess before the run: "sl" has four forms.
# Version seen: node-polyglot 2.6.0; for comparison Intl.PluralRules of Node.
# Source: CLDR, plural rules of sl (one, two, few, other); pluralTypeToLanguages in index.js of the package.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" node-polyglot@2.6.0
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");

const Polyglot = require("node-polyglot");

const FORMS = ["one", "two", "few", "other"];
const NUMBERS = [1, 2, 3, 5, 101, 102];
const rules = new Intl.PluralRules("sl");
const right = NUMBERS.map((number) => rules.select(number));
const SEEN = {
  sl: ["one", "two", "two", "two", "two", "two"],
  "sl-SI": ["one", "two", "two", "two", "two", "two"],
  "sl-SL": right,
};
console.log(`node-polyglot. Expected by most: ${right.join(", ")} for ${NUMBERS.join(", ")}.`);
assert.deepEqual(right, ["one", "two", "few", "other", "one", "two"]);
for (const [locale, seen] of Object.entries(SEEN)) {
  const polyglot = new Polyglot({ locale, phrases: { items: FORMS.join("||||") } });
  const forms = NUMBERS.map((number) => polyglot.t("items", number));
  console.log(`  ${locale}: ${forms.join(", ")}`);
  assert.deepEqual(forms, seen);
}
JS
node "$tmp/run.cjs"
