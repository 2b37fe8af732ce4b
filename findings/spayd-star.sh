#!/usr/bin/env bash
# What surprises: spayd, which writes Czech payment codes, refuses a message with a "*", for which the format has the escape
# %2A, and leaves a "%" as it is, for which it has %25: "100% OK" has no meaning to a reader that decodes, "2%2A1" is
# another message there. "č" is kept and made a capital.
# Why it matters to a shop: the message of a payment holds names of goods and orders ("2 * tea", "20% off"); the page of
# thanks then has no code, or the bank shows another text than the one by which payments are matched.
# Guess before the run: the star is escaped.
# Version seen: spayd 3.0.4.
# Source: Short Payment Descriptor 1.0 (qr-platba.cz), "special characters": "*" in a value as %2A, others as %xx.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" spayd@3.0.4
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");
const module_ = require("spayd");
const spayd = module_.default ?? module_;

const SEEN = {
  "ORDER 12": "ORDER 12",
  "2 * TEA": "The msg key is in wrong format!",
  "100% OK": "100% OK",
  "2%2A1": "2%2A1",
  "Čaj": "ČAJ",
};
console.log("spayd. Expected by most: 2 %2A TEA, 100%25 OK and 2%252A1.");
for (const [msg, seen] of Object.entries(SEEN)) {
  let written;
  try {
    written = spayd({ acc: "CZ2806000000000168540115", am: "12.50", cc: "CZK", msg }).split("MSG:")[1];
  } catch (error) {
    written = error.message ?? error;
  }
  console.log(`  ${msg}: ${written}`);
  assert.equal(written, seen);
}
JS
node "$tmp/run.cjs"
