#!/usr/bin/env bash
# What surprises: @rowanmanning/feed-parser resolves the addresses of an Atom feed by xml:base where they are links,
# and not in the content: the entry's link is absolute, the picture of the same entry is "cup.jpg" as before. The base
# is not handed on, so whoever shows the entry cannot find the picture either.
# Why it matters to a shop: news of the maker or of the shop's own blog, shown on its pages, have broken pictures
# and links that lead into the shop.
# Guess before the run: all of them are resolved.
# Version seen: @rowanmanning/feed-parser 2.1.5.
# Source: RFC 4287, 2 (xml:base holds for all relative references, content included) and 4.1.3.3.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" @rowanmanning/feed-parser@2.1.5
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { parseFeed } from "@rowanmanning/feed-parser";

const feed = `<?xml version="1.0"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://shop.example/blog/">
  <id>urn:a</id><title>Blog</title><updated>2026-07-01T10:00:00Z</updated>
  <entry xml:base="2026/">
    <id>urn:b</id><title>Tea</title><updated>2026-07-01T10:00:00Z</updated>
    <link href="tea"/><link rel="enclosure" href="tea.mp3" type="audio/mpeg"/>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><img src="cup.jpg" alt="Cup"/></div></content>
  </entry>
</feed>`;
const [entry] = parseFeed(feed).items;
console.log("Expected by most: three addresses that begin with https://shop.example/blog/2026/.");
console.log(`  link: ${entry.url}\n  sound: ${entry.media[0].url}\n  content: ${entry.content}`);
assert.equal(entry.url, "https://shop.example/blog/2026/tea");
assert.equal(entry.media[0].url, "https://shop.example/blog/2026/tea.mp3");
assert.match(entry.content, /src="cup\.jpg"/);
assert.doesNotMatch(JSON.stringify(entry), /blog\/2026\/cup/);
JS
node "$tmp/run.mjs"
