#!/usr/bin/env bash
# What surprises: the Open Graph protocol lets a property be given several times, the first counting
# most. open-graph-scraper sorts the pictures by width, so that the page's first picture is not the
# first one, and keeps the last of several og:locale:alternate. unfurl.js keeps the first of them,
# url-metadata joins pictures and languages by commas into one text.
# Why it matters to a shop: previews of a product's page show its widest picture instead of its main
# one, and of three languages one is found. We give one picture, and languages by hreflang.
# Versions seen: open-graph-scraper 6.12.0, unfurl.js 6.4.0, url-metadata 5.10.0.
# Source: ogp.me, "Arrays" ("the first tag, from top to bottom, is given preference").
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" \
  open-graph-scraper@6.12.0 unfurl.js@6.4.0 url-metadata@5.10.0
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import http from "node:http";
import openGraph from "open-graph-scraper";
import { unfurl } from "unfurl.js";
import metadata from "url-metadata";

const html = `<!doctype html><html lang="hr"><head><title>Racket</title>
<meta property="og:title" content="Racket">
<meta property="og:image" content="https://shop.example/main.jpg">
<meta property="og:image:width" content="800">
<meta property="og:image" content="https://shop.example/detail.jpg">
<meta property="og:image:width" content="1600">
<meta property="og:locale" content="hr_HR">
<meta property="og:locale:alternate" content="en_GB">
<meta property="og:locale:alternate" content="de_DE">
</head><body>Racket</body></html>`;

const server = http.createServer((_request, response) => {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
try {
  const url = `http://127.0.0.1:${server.address().port}/`;
  const { result } = await openGraph({ url });
  const unfurled = (await unfurl(url)).open_graph;
  const flat = await metadata(url, { requestFilteringAgentOptions: { allowPrivateIPAddress: true } });
  const seen = {
    "open-graph-scraper": [result.ogImage[0].url, String(result.ogLocaleAlternate)],
    "unfurl.js": [unfurled.images[0].url, String(unfurled.locale_alt)],
    "url-metadata": [flat["og:image"], flat["og:locale:alternate"]],
  };
  console.log("Expected by most: main.jpg first, and both languages as a list.");
  for (const [name, [picture, locales]] of Object.entries(seen)) console.log(`  ${name}: ${picture}; ${locales}`);
  assert.deepEqual(seen, {
    "open-graph-scraper": ["https://shop.example/detail.jpg", "de_DE"],
    "unfurl.js": ["https://shop.example/main.jpg", "en_GB"],
    "url-metadata": ["https://shop.example/main.jpg,https://shop.example/detail.jpg", "en_GB,de_DE"],
  });
} finally {
  server.close();
}
JS
node --no-deprecation "$tmp/run.mjs"
