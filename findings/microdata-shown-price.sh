#!/usr/bin/env bash
# What surprises: web-auto-extractor reads the words that are shown instead of the value that markup
# gives for machines: "12,50 €" for <data value="12.50">, "until New Year" for <time datetime="…">.
# It files a JSON-LD document with @graph under the type "undefined". microdata-node reads the same
# microdata right.
# Why it matters to a shop: a comparison of prices built on it gets a text in the visitor's language
# instead of a number, from pages that follow the standard; `content` on a span would be read.
# Versions seen: web-auto-extractor 1.0.17, microdata-node 2.0.0.
# Source: HTML Living Standard, Microdata, "the value of a property"; JSON-LD 1.1, 4.9 (@graph).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" \
  web-auto-extractor@1.0.17 microdata-node@2.0.0
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");
const extractor = require("web-auto-extractor").default;
const microdata = require("microdata-node");

const page = `<div itemscope itemtype="https://schema.org/Offer">
  <data itemprop="price" value="12.50">12,50 €</data>
  <time itemprop="priceValidUntil" datetime="2026-12-31">until New Year</time>
  <span itemprop="sku" content="A-1">Article A-1</span>
</div>
<script type="application/ld+json">
{ "@context": "https://schema.org", "@graph": [{ "@type": "Product", "name": "Racket" }] }
</script>`;

const found = extractor().parse(page);
const { price, priceValidUntil, sku } = found.microdata.Offer[0];
const byOther = microdata.toJson(page, { base: "https://shop.example/" }).items[0].properties;
console.log("web-auto-extractor 1.0.17, microdata-node 2.0.0");
console.log("Expected by most: 12.50, 2026-12-31, A-1, and a Product from JSON-LD.");
console.log(`  web-auto-extractor: ${price}, ${priceValidUntil}, ${sku}, ${Object.keys(found.jsonld)}`);
console.log(`  microdata-node: ${byOther.price}, ${byOther.priceValidUntil}, ${byOther.sku}`);
assert.deepEqual(
  [price, priceValidUntil, sku, Object.keys(found.jsonld)],
  ["12,50 €", "until New Year", "A-1", ["undefined"]],
);
assert.deepEqual(
  [String(byOther.price), String(byOther.priceValidUntil), String(byOther.sku)],
  ["12.5", "2026-12-31", "A-1"],
);
JS
node --no-deprecation "$tmp/run.cjs"
