#!/usr/bin/env bash
# What surprises: android-string-resource, which turns texts of JSON into strings.xml for Android and back, writes a text
# that begins with "@" or "?" as it is, with which Android marks references to other resources, and a backslash inside
# a text, too. Quotation marks and line breaks it does escape. The other way "\u20ac 5" becomes "u20ac 5".
# Why it matters to a shop: a text of its app such as "@shop" is a reference to nothing when the app is built, and only
# once such a text comes; prices in a file that another tool has written lose their sign.
# Guess before the run: "@" and "?" at the beginning are escaped; several blanks side by side are what it forgets.
# Version seen: android-string-resource 2.3.10.
# Source: Android's documentation, "String resources" (escapes of @, ? and \uXXXX); lib/js2asr.js of the package has
# quotation marks, apostrophes and line breaks.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" android-string-resource@2.3.10
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");
const { asr2js, js2asr } = require("android-string-resource");

const SEEN = { "It's new": "It\\'s new", "a\nb": "a\\nb", "@shop": "@shop", "? Ask us": "? Ask us", "C:\\tea": "C:\\tea" };

async function main() {
  console.log("android-string-resource. Expected by most: \\@, \\? and \\\\ as Android asks.");
  for (const [text, seen] of Object.entries(SEEN)) {
    const written = /<string name="a">([^<]*)</.exec(await js2asr({ a: text }))[1];
    console.log(`  ${JSON.stringify(text)} is written ${written}`);
    assert.equal(written, seen);
  }
  const { a } = await asr2js('<resources><string name="a">\\u20ac 5</string></resources>');
  console.log(`  \\u20ac 5 is read as ${a}`);
  assert.equal(a, "u20ac 5");
}

void main();
JS
node "$tmp/run.cjs"
