#!/usr/bin/env bash
# What surprises: html-truncate counts and cuts character references letter by letter: "Größe &hellip; groß" at eight
# letters ends in "&h...", which a page shows as these letters; "Tea &amp; cake" ends in "&amp" without its semicolon.
# Why it matters to a shop: short texts under product tiles and in mails. It keeps tags whole, so nobody looks for this.
# truncate-html and trunc-html count a reference as one letter.
# Guess before the run: a reference counts as one letter and is kept whole.
# Versions seen: html-truncate 1.2.2; for comparison truncate-html 1.2.2, trunc-html 1.1.2.
# Source: HTML, 13.1.4 (character references end with a semicolon).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" \
  html-truncate@1.2.2 truncate-html@1.2.2 trunc-html@1.1.2
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");

const cut = require("html-truncate");
const module_ = require("truncate-html");
const other = require("trunc-html");

const whole = module_.default ?? module_;
const short = other.default ?? other;
console.log("Expected by most: references whole, and each counted as one letter.");
for (const [text, seen] of [
  ["<p>Größe &hellip; groß</p>", "<p>Größe &h...</p>"],
  ["<p>Tea &amp; cake for two</p>", "<p>Tea &amp...</p>"],
  ["<p>Tea <b>and</b> cake</p>", "<p>Tea <b>and</b> ...</p>"],
]) {
  console.log(`  ${text}: ${cut(text, 8)}; truncate-html ${whole(text, 8)}; trunc-html ${short(text, 8).html}`);
  assert.equal(cut(text, 8), seen);
  assert.doesNotMatch(whole(text, 8) + short(text, 8).html, /&[a-z]+(?![a-z;])/);
}
JS
node "$tmp/run.cjs"
