#!/usr/bin/env bash
# What surprises: hyphen's function for HTML puts soft hyphens into the names of character references: "&hellip;"
# becomes "&hel" + U+00AD + "lip;", which browsers show as these letters. "&ndash;", "&laquo;", "&bdquo;" and "&middot;"
# break too; "&nbsp;" and "&euro;" have no place to be divided.
# Why it matters to a shop: product texts from editors and suppliers have such references, and "&hellip;" ends every
# shortened one. Turn references into letters before, or hyphenate by CSS (`hyphens: auto`).
# Guess before the run: references are left alone by the function for HTML.
# Version seen: hyphen 1.14.1.
# Source: HTML, named character references; the README of the package speaks of HTML and of tags that are left out.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" hyphen@1.14.1
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");

const german = require("hyphen/de");
const english = require("hyphen/en-us");

/** The hyphenated text by the function for HTML, with soft hyphens shown as "|". */
const shown = ({ hyphenateHTMLSync }, text) => hyphenateHTMLSync(text).replaceAll("\u00AD", "|");
console.log("hyphen. Expected by most: the same texts, tags and references untouched.");
for (const [library, text, seen] of [
  [german, "<p>Tee &hellip;</p>", "<p>Tee &hel|lip;</p>"],
  [german, "<p>10 &ndash; &laquo;Tee&raquo;</p>", "<p>10 &nda|sh; &la|quo;Tee&ra|quo;</p>"],
  [german, "<p>&bdquo;Tee&ldquo; &middot;</p>", "<p>&bd|quo;Tee&ld|quo; &mid|dot;</p>"],
  [english, "<p>wait &hellip; 5&nbsp;&euro;</p>", "<p>wait &hel|lip; 5&nbsp;&euro;</p>"],
  [german, '<a href="/handschuhe">Tee</a>', '<a href="/handschuhe">Tee</a>'],
]) {
  console.log(`  ${text}: ${shown(library, text)}`);
  assert.equal(shown(library, text), seen);
}
JS
node "$tmp/run.cjs"
