#!/usr/bin/env bash
# What surprises: three libraries that put soft hyphens into texts also put them into web and mail addresses:
# "info@handschuhe-versand.de" gets two to four of them. hypher adds zero width spaces at the slashes besides.
# Why it matters to a shop: the address looks right on the page, and who copies it mails to a name that does not exist;
# text made into links afterwards leads to another host. Leave addresses and codes out by hand, or use CSS.
# Guess before the run: hyphen leaves addresses alone; hypher does not.
# Versions seen: hyphen 1.14.1, hypher 0.2.5 with hyphenation.de 0.2.1, hyphenated 1.2.0 with hyphenated-de 1.2.0.
# Source: READMEs of the packages, which name no exception; CSS Text 3, 5.4 (hyphens made by CSS, the text stays as it is).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" \
  hyphen@1.14.1 hypher@0.2.5 hyphenation.de@0.2.1 hyphenated@1.2.0 hyphenated-de@1.2.0
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");

const { hyphenateSync } = require("hyphen/de");
const Hypher = require("hypher");
const { hyphenated } = require("hyphenated");
const patterns = require("hyphenated-de");

const hypher = new Hypher(require("hyphenation.de"));
const WAYS = {
  hyphen: (text) => hyphenateSync(text),
  hypher: (text) => hypher.hyphenateText(text),
  hyphenated: (text) => hyphenated(text, { language: patterns.default ?? patterns }),
};
const SEEN = {
  hyphen: ["info@hand|schu|he-ver|sand.de", "https://shop.ex|am|p|le/Hand|schu|he"],
  hypher: ["info@hand|schu|he-ver|sand.de", "https://~shop.ex|amp|le/~Hand|schu|he"],
  hyphenated: ["in|fo@hand|schu|he-ver|sand.de", "https://shop.examp|le/Hand|schu|he"],
};
console.log('Expected by most: addresses as they are. "|" is a soft hyphen, "~" a zero width space.');
for (const [name, way] of Object.entries(WAYS)) {
  const seen = ["info@handschuhe-versand.de", "https://shop.example/Handschuhe"].map((text) =>
    way(text).replaceAll("\u00AD", "|").replaceAll("\u200B", "~"),
  );
  console.log(`  ${name}: ${seen.join("  ")}`);
  assert.deepEqual(seen, SEEN[name]);
}
JS
node "$tmp/run.cjs"
