#!/usr/bin/env bash
# What surprises: fast-xml-parser makes numbers of texts that nobody means as such. The article number
# 12E5 is 1200000, 0x1F is 31, the size 10.0 is 10, and a GTIN loses its zeros. Text inside CDATA,
# which is there to be taken as it is, becomes a number as well: <![CDATA[0012]]> is 12.
# Why it matters to a shop: whoever reads a product feed, its own or a supplier's, gets other article
# numbers for a few of thousands of products, and they match nothing. A number with a letter that is
# not E, or one too long for a number, stays a text, so that one column has both.
# Versions seen: fast-xml-parser 5.12.1; xml2js 0.6.2 gives every text as it is written.
# Source: the options parseTagValue (true by default) and numberParseOptions of fast-xml-parser; XML 1.0,
# 2.7: CDATA is character data.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" fast-xml-parser@5.12.1 xml2js@0.6.2
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");
const { XMLParser } = require("fast-xml-parser");
const { parseStringPromise } = require("xml2js");

/** Written in the feed → what fast-xml-parser makes of it. */
const seen = [
  ["12E5", 1_200_000],
  ["0x1F", 31],
  ["10.0", 10],
  ["0012345678905", 12_345_678_905],
  ["<![CDATA[0012]]>", 12],
  ["12A5", "12A5"],
  ["12345678901234567890", "12345678901234567890"],
];
const feed = `<feed>${seen.map(([written]) => `<mpn>${written}</mpn>`).join("")}</feed>`;

(async () => {
  const fast = new XMLParser().parse(feed).feed.mpn;
  const plain = (await parseStringPromise(feed)).feed.mpn;
  console.log("fast-xml-parser 5.12.1, xml2js 0.6.2");
  console.log("Expected by most: texts, or numbers of plain digits at most; CDATA as it is written.");
  for (const [at, [written, made]] of seen.entries()) {
    console.log(`  ${written}: ${JSON.stringify(fast[at])}, xml2js ${JSON.stringify(plain[at])}`);
    assert.strictEqual(fast[at], made);
    assert.equal(plain[at], written.replace(/^<!\[CDATA\[|\]\]>$/g, ""));
  }
})();
JS
node "$tmp/run.cjs"
