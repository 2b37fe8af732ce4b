#!/usr/bin/env bash
# What surprises: accept-language-parser gives a reader of traditional Chinese (zh-Hant-HK) the
# simplified pages (zh-Hans), although the site has traditional ones. A language with a script alone
# (sr-Latn) is read as a language with the region "Latn".
# Why it matters to a shop: the visitor gets pages in the script that they do not read, and an
# address with the right one exists.
# Versions seen: accept-language-parser 1.5.0.
# Source: RFC 4647, 3.4 (lookup removes subtags from the end: zh-Hant-HK falls back to zh-Hant), and
# RFC 5646, 2.2.3 (four letters are a script). The package's loose mode compares languages alone.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" accept-language-parser@1.5.0
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");
const { parse, pick } = require("accept-language-parser");

const site = ["en", "zh-Hans", "zh-Hant", "sr-Cyrl", "sr-Latn"];
const seen = {
  "zh-Hant-HK, loose": pick(site, "zh-Hant-HK", { loose: true }),
  "zh-Hant-HK": pick(site, "zh-Hant-HK"),
  "sr-Latn-RS, loose": pick(site, "sr-Latn-RS", { loose: true }),
  "region of sr-Latn": parse("sr-Latn")[0].region,
};
console.log("accept-language-parser 1.5.0; the site has", site.join(", "));
console.log("Expected by most: zh-Hant, zh-Hant, sr-Latn, no region.");
for (const [asked, got] of Object.entries(seen)) console.log(`  ${asked}: ${got}`);
assert.deepEqual(seen, {
  "zh-Hant-HK, loose": "zh-Hans",
  "zh-Hant-HK": null,
  "sr-Latn-RS, loose": "sr-Cyrl",
  "region of sr-Latn": "Latn",
});
JS
node "$tmp/run.cjs"
