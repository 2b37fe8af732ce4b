#!/usr/bin/env bash
# What surprises: locale-currency takes a language for a country: "ar" has Argentine pesos, "sl" (Slovenian) the leone
# of Sierra Leone, "sv" (Swedish) the colón of El Salvador, "ca" (Catalan) Canadian dollars. "bg-BG" has its old lev.
# Why it matters to a shop: pages are marked with a language alone (`lang="ar"`), and "hr", "de", "fr" are right by
# chance. Take the currency from the shop or the country of delivery, never from the language.
# Guess before the run: euros for "hr" and "bg-BG" (Bulgaria has the euro since 2026).
# Version seen: locale-currency 1.0.0.
# Source: RFC 5646, 2.2.1 and 2.2.4 (language and region are separate subtags); ISO 4217 (BGN withdrawn 2026).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" locale-currency@1.0.0
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");

const { getCurrency } = require("locale-currency");

const LANGUAGES = { ar: "ARS", sl: "SLE", sv: "SVC", ca: "CAD", sr: "SRD", cs: null, hr: "EUR", de: "EUR" };
const SEEN = { ...LANGUAGES, "ar-AE": "AED", "bg-BG": "BGN" };
console.log("locale-currency. Expected by most: that of the main country, or nothing; EUR for bg-BG.");
for (const [locale, seen] of Object.entries(SEEN)) {
  console.log(`  ${locale}: ${getCurrency(locale)}`);
  assert.equal(getCurrency(locale), seen);
}
JS
node "$tmp/run.cjs"
