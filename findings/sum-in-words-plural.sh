#!/usr/bin/env bash
# What surprises: to-words has one form of the currency for 1 and one for all the rest, in languages
# that have three or four: 21 is "dvadeset jedan eura" in Croatian (it is "euro"), 2 is "dwa złotych"
# in Polish ("dwa złote"). Numerals are not bent either: "Eins Euro", "Один Тысяча".
# Why it matters to a shop: the sum in words on an invoice or a payment order is a text with force of
# law; with one and five as tests everything looks right.
# Guess before the run: right in all of them.
# Versions seen: to-words 5.7.0; n2words 4.0.0 has the right forms.
# Source: CLDR's plural rules of hr and pl (categories one, few, many, other).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" to-words@5.7.0 n2words@4.0.0
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { toCurrency as croatian } from "n2words/hr-HR";
import { toCurrency as polish } from "n2words/pl-PL";
import { ToWords } from "to-words";

const ONLY = / (Samo|Tylko|Only)$/;
const words = (localeCode, amount) =>
  new ToWords({ localeCode }).convert(amount, { currency: true }).replace(ONLY, "").toLowerCase();
const CASES = [
  ["hr-HR", 1, "jedan euro", croatian(1)],
  ["hr-HR", 21, "dvadeset jedan eura", croatian(21)],
  ["pl-PL", 5, "pięć złotych", polish(5)],
  ["pl-PL", 2, "dwa złotych", polish(2)],
  ["pl-PL", 22, "dwadzieścia dwa złotych", polish(22)],
  ["de-DE", 1, "eins euro", "ein euro"],
];
console.log("to-words 5.7.0, n2words 4.0.0");
for (const [language, amount, expected, right] of CASES) {
  const seen = words(language, amount);
  console.log(`  ${language} ${amount}: ${seen}; right is: ${right}`);
  assert.equal(seen, expected);
}
assert.deepEqual(
  CASES.filter(([, , seen, right]) => seen !== right).map(([language, amount]) => `${language} ${amount}`),
  ["hr-HR 21", "pl-PL 2", "pl-PL 22", "de-DE 1"],
);
JS
node "$tmp/run.mjs"
