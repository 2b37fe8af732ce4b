#!/usr/bin/env bash
# What surprises: @extractus/feed-extractor takes the first link of an Atom entry for its page, whatever it is: with
# rel="enclosure" before rel="alternate" the entry leads to its picture, and the feed's own address is that of the feed
# (rel="self"). "10 &lt; 12 cm" in an HTML summary is cut to "10".
# Why it matters to a shop: news with pictures open as a picture in readers and newsletters that are built on it. An
# alternate that comes first, in feeds and in entries, is read right.
# Guess before the run: rel="alternate", as the format has it.
# Version seen: @extractus/feed-extractor 8.0.3; feedparser 2.6.0 gives the page.
# Source: RFC 4287, 4.2.7.2 (a link without rel is alternate; enclosure is related and may be large) and 4.1.2 (elements
# of an entry in any order).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" @extractus/feed-extractor@8.0.3
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { extractFromXml } from "@extractus/feed-extractor";

const PICTURE = '<link rel="enclosure" type="image/jpeg" href="https://shop.example/tea.jpg"/>';
const PAGE = '<link rel="alternate" type="text/html" href="https://shop.example/tea"/>';
const SELF = '<link rel="self" href="https://shop.example/feed"/>';
const HOME = '<link rel="alternate" href="https://shop.example/"/>';
const feed = (links, entryLinks) => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title><id>urn:shop:news</id>${links}
<updated>2026-11-29T10:00:00Z</updated><entry><title>Tea</title><id>urn:shop:tea</id>${entryLinks}
<updated>2026-11-29T10:00:00Z</updated><summary type="html">&lt;p&gt;10 &amp;lt; 12 cm&lt;/p&gt;</summary></entry></feed>`;

console.log("@extractus/feed-extractor. Expected by most: / and /tea, in any order of links.");
for (const [name, xml, seen] of [
  ["alternate first", feed(HOME + SELF, PAGE + PICTURE), ["https://shop.example/", "https://shop.example/tea"]],
  ["alternate last", feed(SELF + HOME, PICTURE + PAGE), ["https://shop.example/feed", "https://shop.example/tea.jpg"]],
]) {
  const { link, entries } = extractFromXml(xml);
  console.log(`  ${name}: ${link}, ${entries[0].link}, "${entries[0].description}"`);
  assert.deepEqual([link, entries[0].link], seen);
  assert.equal(entries[0].description, "10");
}
JS
node "$tmp/run.mjs"
