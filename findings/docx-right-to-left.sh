#!/usr/bin/env bash
# What surprises: html-to-docx and @turbodocx/html-to-docx take no notice of `dir="rtl"`: the paragraphs have no
# `w:bidi`, so a word processor sets them from the left, with the full stop of a line on the wrong side.
# Why it matters to a shop: invoices, offers and price lists in Arabic. Arabic letters are no help: the direction is a
# property of the paragraph in this format. Write it into the file afterwards.
# Guess before the run: `dir="rtl"` becomes `w:bidi`.
# Versions seen: html-to-docx 1.8.0, @turbodocx/html-to-docx 1.23.1.
# Source: ECMA-376, part 1, 17.3.1.6 (bidi); HTML, 3.2.6.4 (the dir attribute).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" \
  html-to-docx@1.8.0 @turbodocx/html-to-docx@1.23.1 jszip@3.10.1
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");

const JSZip = require("jszip");

const PAGE = '<html dir="rtl"><body dir="rtl"><p dir="rtl">السعر 12.50 درهم.</p></body></html>';
(async () => {
  console.log("Expected by most: a paragraph marked with w:bidi.");
  for (const name of ["html-to-docx", "@turbodocx/html-to-docx"]) {
    const module_ = require(name);
    const zip = await JSZip.loadAsync(await (module_.default ?? module_)(PAGE));
    const xml = await zip.file("word/document.xml").async("string");
    assert.ok(xml.includes("السعر 12.50 درهم."));
    const marks = xml.match(/<w:(bidi|rtl)\b/g);
    console.log(`  ${name}: ${marks ?? "no mark of direction"}`);
    assert.equal(marks, null);
  }
})();
JS
node "$tmp/run.cjs"
