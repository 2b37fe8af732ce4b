#!/usr/bin/env bash
# What surprises: a Tailwind class such as h-full or h-auto is, to readers of microformats, the
# beginning of a thing of that type: a card with the class h-full is an item "full" whose name is all
# the text of the card. Real h-product items stand in the same list, or inside of such an item.
# Why it matters to a shop: readers that take the first item of a page as its subject (reply tools,
# feed readers, extruct with all its syntaxes on) get "Tea10 €" of type "h-full". h-1/1 and h-[100%]
# are the same height and no item. (This shop's pages had them: tests/architecture/microformats.test.ts.)
# Guess before the run, with extruct on a product page: JSON-LD and Open Graph, nothing else.
# Versions seen: microformats-parser 2.0.6; extruct 0.14 (Debian 12) reads the same.
# Source: microformats2 parsing specification: "h-*" root class names with letters after the hyphen.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" microformats-parser@2.0.6
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { mf2 } from "microformats-parser";

const card = (name) => `<article class="${name} flex"><h3>Tea</h3><p class="p-4">10 €</p></article>`;
const product = '<div class="h-product"><b class="p-name">Coffee</b></div>';
const read = (html) =>
  mf2(html, { baseUrl: "https://shop.example/" }).items.map(
    (item) => `${item.type[0]} (${item.properties.name?.[0] ?? "no name"})`,
  );
console.log("microformats-parser. Expected by most: h-product (Coffee) alone, each time.");
const seen = ["h-full", "h-auto", "h-12", "h-1/1", "h-[100%]"].map((name) => {
  const items = read(card(name) + product);
  console.log(`  class="${name}": ${items.join(", ")}`);
  return items.length;
});
assert.deepEqual(seen, [2, 2, 1, 1, 1]);
assert.equal(read(card("h-full") + product)[0], "h-full (Tea10 €)");
assert.deepEqual(read(`<div class="h-full">${product}</div>`), ["h-full (no name)"]);
JS
node "$tmp/run.mjs"
