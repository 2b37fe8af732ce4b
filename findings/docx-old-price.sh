#!/usr/bin/env bash
# What surprises: html-to-docx draws no line through `<del>10 €</del>` or `<s>`, and drops the blank between two
# elements: "Was 10 €8 €". It and its successor leave out the text of a `<data>` element.
# Why it matters to a shop: a price list or an offer made from a page shows two prices for one, and none where the price
# is in `<data value="8">8 €</data>`. Turn both into plain spans with `text-decoration` before.
# Guess before the run: `<del>` and `<s>` are struck, the blank is kept.
# Versions seen: html-to-docx 1.8.0, @turbodocx/html-to-docx 1.23.1 (strikes, and keeps that blank).
# Source: HTML, the elements del, s and data (data is phrasing content, its text is shown).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" \
  html-to-docx@1.8.0 @turbodocx/html-to-docx@1.23.1 jszip@3.10.1
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");

const JSZip = require("jszip");

const PAGE = '<p>Was <del>10 €</del> <ins>8 €</ins></p><p><s>9 €</s></p><p>Tea: <data value="8">8 €</data> today</p>';

/** The paragraphs of the document that a package makes, a struck run in brackets. */
const read = async (name) => {
  const module_ = require(name);
  const zip = await JSZip.loadAsync(await (module_.default ?? module_)(PAGE));
  const xml = await zip.file("word/document.xml").async("string");
  const runs = (text) =>
    [...text.matchAll(/<w:r>.*?<\/w:r>/gs)].map(([run]) => {
      const words = run.match(/<w:t[^>]*>([^<]*)</)?.[1] ?? "";
      return run.includes("<w:strike") ? `[${words}]` : words;
    });
  return [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([text]) => runs(text).join("")).filter(Boolean);
};
const SEEN = {
  "html-to-docx": ["Was 10 €8 €", "9 €", "Tea:  today"],
  "@turbodocx/html-to-docx": ["Was [10 €] 8 €", "[9 €]", "Tea:today"],
};
(async () => {
  console.log("Expected by most: Was [10 €] 8 €; [9 €]; Tea: 8 € today (in brackets: struck).");
  for (const [name, seen] of Object.entries(SEEN)) {
    const lines = await read(name);
    console.log(`  ${name}: ${lines.join("; ")}`);
    assert.deepEqual(lines, seen);
  }
})();
JS
node "$tmp/run.cjs"
