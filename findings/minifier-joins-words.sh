#!/usr/bin/env bash
# What surprises: html-minifier-terser, told to collapse blanks, joins the words beside <data>, <output>,
# <meter> and custom elements: "<data>8</data> <span>per kg</span>" becomes "8per kg". Beside <time>,
# <del>, <bdi>, <button> and others the blank is kept.
# Why it matters to a shop: prices in figures, sums of a form and parts such as <sale-price> are what
# shops mark up so; "now8only" is then also what search engines and screen readers get.
# Guess before the run: kept, as all of them are inline in browsers.
# Version seen: html-minifier-terser 7.2.0; with conservativeCollapse the blank is kept.
# Source: src/htmlminifier.js of the package (inlineTags, a list of elements by name); HTML Standard,
# 15.3 (elements without a rule of their own are inline).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" html-minifier-terser@7.2.0
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { minify } from "html-minifier-terser";

const join = (html, options) => minify(html, { collapseWhitespace: true, ...options });
const words = (name) => `<p>now <${name}>8</${name}> only</p>`;
const NAMES = ["del", "time", "bdi", "button", "data", "output", "meter", "sale-price"];
console.log("html-minifier-terser. Expected by most: a blank before and after each element.");
const lost = [];
for (const name of NAMES) {
  const seen = await join(words(name));
  console.log(`  ${seen}`);
  if (seen.includes("now<")) lost.push(name);
}
assert.deepEqual(lost, ["data", "output", "meter", "sale-price"]);
assert.equal(await join("<p><data>8</data> <span>per kg</span></p>"), "<p><data>8</data><span>per kg</span></p>");
assert.equal(await join(words("data"), { conservativeCollapse: true }), words("data"));
JS
node "$tmp/run.mjs"
