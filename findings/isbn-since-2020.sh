#!/usr/bin/env bash
# What surprises: isbn-utils and isbn refuse book numbers that begin with 979-8, which the United States give out since
# 2020; isbn refuses those of Germany, France and Croatia too (978-3, 978-2, 978-953).
# Why it matters to a shop: books of small publishers and print on demand have these numbers. Goods are not found when
# scanned, or an import leaves them out. The check digit alone is a better test, or @w0s/isbn-verify.
# Guess before the run: valid in both.
# Versions seen: isbn-utils 1.1.0, isbn 0.4.0; for comparison @w0s/isbn-verify 4.0.1.
# Source: RangeMessage of the International ISBN Agency (group 979-8, since 2020); ISO 2108 (check digit).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" isbn-utils@1.1.0 isbn@0.4.0 @w0s/isbn-verify@4.0.1
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import IsbnVerify from "@w0s/isbn-verify";
import one from "isbn";
import utils from "isbn-utils";

/** The check digit by the standard. */
const checked = (isbn) =>
  [...isbn].reduce((sum, digit, place) => sum + Number(digit) * (place % 2 ? 3 : 1), 0) % 10 === 0;

console.log("Expected by most: all valid.");
for (const [isbn, inUtils, inIsbn] of [
  ["9798602405453", false, false],
  ["9798886451740", false, false],
  ["9783161484100", true, false],
  ["9782070360024", true, false],
  ["9789531234566", true, false],
  ["9780306406157", true, true],
]) {
  assert.ok(checked(isbn) && new IsbnVerify(isbn).isValid());
  const seen = [utils.isValid(isbn), one.ISBN.parse(isbn) !== null];
  console.log(`  ${isbn}: isbn-utils ${seen[0]}, isbn ${seen[1]}`);
  assert.deepEqual(seen, [inUtils, inIsbn]);
}
JS
node "$tmp/run.mjs"
