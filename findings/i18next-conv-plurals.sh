#!/usr/bin/env bash
# What surprises: i18next-conv, writing gettext from a JSON of i18next (v4), loses one plural form of Slovenian, Polish
# and Arabic and puts others into wrong places: msgstr[0] of Slovenian, which its Plural-Forms line says is for
# 1, gets the text for 5. Croatian and English are right.
# Why it matters to a shop: "5 artikel" in the cart, in the languages that the translators' file was for, and one
# text is gone when the file comes back.
# Guess before the run: each form has the number that the header gives it, as it has for Croatian.
# Version seen: i18next-conv 16.0.0.
# Source: GNU gettext's manual, "Plural forms" (msgstr[N] is the N that the header's formula gives); CLDR's
# plural rules for the names.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" i18next-conv@16.0.0
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { i18nextToPo } from "i18next-conv";

const written = async (language, names) => {
  const texts = Object.fromEntries(names.map((name) => [`item_${name}`, name]));
  const po = (await i18nextToPo(language, JSON.stringify(texts), { compatibilityJSON: "v4" })).toString();
  return [...po.matchAll(/^msgstr\[\d\] "(.*)"$/gm)].map(([, text]) => text);
};
const SEEN = {
  hr: [["one", "few", "other"], ["one", "few", "other"]],
  en: [["one", "other"], ["one", "other"]],
  sl: [["one", "two", "few", "other"], ["other", "one", "few"]],
  pl: [["one", "few", "many", "other"], ["one", "few", "other"]],
  ar: [["zero", "one", "two", "few", "many", "other"], ["zero", "other", "few", "one", "many"]],
};
console.log("i18next-conv. Expected by most: the forms in their order.");
for (const [language, [given, seen]] of Object.entries(SEEN)) {
  const found = await written(language, given);
  console.log(`  ${language}: ${given.join(" ")} becomes ${found.join(" ")}`);
  assert.deepEqual(found, seen);
}
JS
node "$tmp/run.mjs"
