#!/usr/bin/env bash
# What surprises: robots-parser ends a group of crawlers at any line that is no rule. With a Sitemap
# or Crawl-delay line between two User-agent lines the crawler above it may fetch everything, though
# the rules below are meant for both. The same lines in another order forbid it. "/%7Ea" and "/~a" are
# two addresses for it, and robots.txt itself is forbidden by "Disallow: /".
# Why it matters to a shop: a file to which a tool adds its Sitemap line says one thing to one reader
# and another to the next. We write one group, and Sitemap after it.
# Version seen: robots-parser 3.0.1.
# Source: RFC 9309, 2.2.4 (other records do not end a group), 2.2.2 (comparison after decoding, and
# robots.txt is allowed always).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" robots-parser@3.0.1
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");
const parse = require("robots-parser");

const site = "https://shop.example";
const may = (lines, path) => parse(`${site}/robots.txt`, lines.join("\n")).isAllowed(site + path, "AlphaBot");
const sitemap = `Sitemap: ${site}/sitemap.xml`;
const [alpha, beta, rule] = ["User-agent: AlphaBot", "User-agent: BetaBot", "Disallow: /cart"];

const seen = {
  "Sitemap after the group": may([alpha, beta, rule, sitemap], "/cart"),
  "Sitemap between the names": may([alpha, sitemap, beta, rule], "/cart"),
  "Crawl-delay between the names": may([alpha, "Crawl-delay: 5", beta, rule], "/cart"),
  "an empty line between the names": may([alpha, "", beta, rule], "/cart"),
  "/~a under Disallow: /%7Ea": may([alpha, "Disallow: /%7Ea"], "/~a"),
  "/robots.txt under Disallow: /": may([alpha, "Disallow: /"], "/robots.txt"),
};
console.log("robots-parser 3.0.1: may AlphaBot fetch it?");
console.log("Expected by RFC 9309: false five times, and true for robots.txt.");
for (const [name, allowed] of Object.entries(seen)) console.log(`  ${name}: ${allowed}`);
assert.deepEqual(Object.values(seen), [false, true, true, false, true, false]);
JS
node "$tmp/run.cjs"
