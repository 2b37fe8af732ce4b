#!/usr/bin/env bash
# What surprises: rss-to-json gives each entry of an Atom feed the time of reading as its time of publication, although
# <published> is there; the time of the last change is its "created". With a second link (a picture) the link is a list of
# objects, where it is a text otherwise.
# Why it matters to a shop: news of all ages are "just now" on a page that shows such a feed, and change places on each
# reading when they are sorted by it; what works with one shop's RSS is "[object Object]" with the next one's Atom.
# Guess before the run: published and link are those of the entry.
# Version seen: rss-to-json 2.1.1.
# Source: RFC 4287, 4.2.9 (published) and 4.2.15 (updated); the package asks for "pubDate", which is RSS.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" rss-to-json@2.1.1
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");
const { createServer } = require("node:http");
const { parse } = require("rss-to-json");

const ATOM = `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>News</title>
<id>urn:shop:news</id><updated>2025-06-01T10:00:00Z</updated><entry><title>Tea</title><id>urn:shop:tea</id>
<link rel="alternate" href="https://shop.example/tea"/>
<link rel="enclosure" href="https://shop.example/tea.jpg"/><published>2025-05-01T10:00:00Z</published>
<updated>2025-06-01T10:00:00Z</updated><summary>New tea</summary></entry></feed>`;
const RSS = `<?xml version="1.0"?><rss version="2.0"><channel><title>News</title><link>https://shop.example/</link>
<description>d</description><item><title>Tea</title><link>https://shop.example/tea</link>
<pubDate>Thu, 01 May 2025 10:00:00 GMT</pubDate></item></channel></rss>`;

async function main() {
  const server = createServer(({ url }, response) =>
    response.setHeader("content-type", "application/xml").end(url === "/atom" ? ATOM : RSS),
  );
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const address = `http://127.0.0.1:${server.address().port}`;
  const start = Date.now();
  console.log("rss-to-json. Expected by most: published 2025-05-01, with the link as a text.");
  const [rss, atom] = [(await parse(`${address}/rss`)).items[0], (await parse(`${address}/atom`)).items[0]];
  server.close();
  const day = (time) => new Date(time).toISOString().slice(0, 10);
  console.log(`  RSS: published ${day(rss.published)}, link ${JSON.stringify(rss.link)}`);
  assert.deepEqual([day(rss.published), rss.link], ["2025-05-01", "https://shop.example/tea"]);
  const isNow = atom.published >= start && atom.published <= Date.now();
  console.log(`  Atom: published ${isNow ? "just now" : day(atom.published)}, created ${day(atom.created)}, link ${JSON.stringify(atom.link)}`);
  assert.ok(isNow);
  assert.equal(day(atom.created), "2025-06-01");
  assert.ok(Array.isArray(atom.link));
}

void main();
JS
node "$tmp/run.cjs"
