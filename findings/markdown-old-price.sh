#!/usr/bin/env bash
# What surprises: the GitHub plugin of Turndown writes struck text with one tilde a side (~10~).
# markdown-it shows the tildes; marked strikes the text out.
# Why it matters to a shop: an old price that was struck out in the editor comes back as "~10~ 12
# EUR": it reads like "about ten".
# Versions seen: turndown 7.2.5, turndown-plugin-gfm 1.0.2, markdown-it 14.1.0, marked 16.4.1.
# Source: the rule "strikethrough" of the plugin; the GFM specification (6.5) takes one or two
# tildes, markdown-it two.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" \
  turndown@7.2.5 turndown-plugin-gfm@1.0.2 markdown-it@14.1.0 marked@16.4.1
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import MarkdownIt from "markdown-it";
import { marked } from "marked";
import TurndownService from "turndown";
import { gfm } from "turndown-plugin-gfm";

const markdown = new TurndownService().use(gfm).turndown("<p><s>10</s> 12 EUR</p>");
const seen = {
  "markdown-it": new MarkdownIt().render(markdown).trim(),
  marked: marked.parse(markdown).trim(),
};
console.log("turndown 7.2.5, turndown-plugin-gfm 1.0.2, markdown-it 14.1.0, marked 16.4.1");
console.log("Expected by most: ~~10~~ 12 EUR, struck out again by both.");
console.log(`  written: ${markdown}`);
for (const [name, html] of Object.entries(seen)) console.log(`  ${name}: ${html}`);
assert.equal(markdown, "~10~ 12 EUR");
assert.deepEqual(seen, {
  "markdown-it": "<p>~10~ 12 EUR</p>",
  marked: "<p><del>10</del> 12 EUR</p>",
});
JS
node "$tmp/run.mjs"
