#!/usr/bin/env bash
# What surprises: PDFKit shapes Arabic letters well and still has no way to print an Arabic line
# with a number in it. As it comes, the words stand in the wrong order from left to right. With
# features: ["rtla"], which is often named as the cure, the words are right and the digits of the
# number are backwards: 175 becomes 571.
# Why it matters to a shop: an invoice in Arabic is either a jumble or shows other prices and order
# numbers, and looks tidy.
# Versions seen: pdfkit 0.20.2 with fontkit 2.0.4 and DejaVu Sans 2.37.
# Source: PDFKit lays out word by word unless features are given, fontkit then takes one direction
# for the whole string; the order of words and numbers is Unicode Standard Annex 9, rules W2 and L2.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" \
  pdfkit@0.20.2 fontkit@2.0.4 dejavu-fonts-ttf@2.37.3
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import PDFDocument from "pdfkit";

const font = createRequire(import.meta.url).resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf");
const words = "دار 175 زر"; // letters that keep one form wherever they stand
const letters = [...new Set(words.replaceAll(" ", ""))];

/** What stands on the paper from left to right, read off the glyphs of the page. */
async function printed(features) {
  const document = new PDFDocument({ compress: false });
  const chunks = [];
  document.on("data", (chunk) => chunks.push(chunk));
  const end = new Promise((resolve) => document.on("end", resolve));
  document.font(font);
  for (const letter of letters) document.text(letter);
  document.text(words, features ? { features } : {});
  document.end();
  await end;
  const page = Buffer.concat(chunks).toString("latin1");
  const lines = page
    .split("ET\n")
    .map((block) => [...block.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex]) => hex.match(/.{4}/g)));
  const named = new Map(letters.map((letter, index) => [lines[index]?.[0], letter]));
  return lines[letters.length].flatMap((glyph) => named.get(glyph) ?? []);
}

const right = [..."رز175راد"];
const shown = { plain: await printed(), rtla: await printed(["rtla"]) };
// One letter a place, so that a terminal does not turn the order round once more.
console.log("pdfkit 0.20.2, fontkit 2.0.4; letters from left to right:");
console.log(`  Expected by most: ${right.join("|")}`);
for (const [name, line] of Object.entries(shown)) console.log(`  ${name}: ${line.join("|")}`);
assert.deepEqual(shown, { plain: [..."راد175رز"], rtla: [..."رز571راد"] });
JS
node "$tmp/run.mjs"
