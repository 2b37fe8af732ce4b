#!/usr/bin/env bash
# What surprises: remove-markdown takes all from a "<" to the next ">" for a tag: "5 < 6 and 7 > 3" becomes "5  3".
# Why it matters to a shop: descriptions for search engines, mails and feeds are made from product texts in Markdown.
# "for rooms < 20 m² and > 5 m²" loses its first limit without a trace. marked, which reads by the grammar, keeps it.
# Guess before the run: the text is kept.
# Versions seen: remove-markdown 0.7.0; for comparison marked 16.4.2.
# Source: CommonMark 0.31, 6.6 (a tag begins with "<" and a letter, "/", "!" or "?").
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" remove-markdown@0.7.0 marked@16.4.2
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { marked } from "marked";

const module_ = createRequire(import.meta.url)("remove-markdown");
const plain = module_.default ?? module_;

/** The text as it is shown after a reader by the grammar. */
const shown = (text) => marked.parseInline(text).replaceAll("&lt;", "<").replaceAll("&gt;", ">");
console.log("Expected by most: the texts as they are.");
for (const [text, seen] of [
  ["5 < 6 and 7 > 3", "5  3"],
  ["for rooms < 20 m² and > 5 m²", "for rooms  5 m²"],
  ["5 < 6", "5 < 6"],
]) {
  console.log(`  ${text}: remove-markdown "${plain(text)}", marked "${shown(text)}"`);
  assert.equal(plain(text), seen);
  assert.equal(shown(text), text);
}
JS
node "$tmp/run.mjs"
