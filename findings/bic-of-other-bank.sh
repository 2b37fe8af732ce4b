#!/usr/bin/env bash
# What surprises: bic-from-iban gives another bank's BIC for German accounts: it looks up four digits of the account
# number where Germany's code of a bank has eight. 37040044 (Commerzbank) becomes ESSEDE5F, 12030000 becomes DRESDEFF.
# Why it matters to a shop: payment codes and transfers with that BIC are refused or returned. Within the euro area the
# BIC can be left out; where it is needed, iban-to-bic has the German table.
# Guess before the run: right for Germany, nothing for countries without a table.
# Versions seen: bic-from-iban 1.0.0, iban-to-bic 1.4.0.
# Source: the IBAN registry of SWIFT (DE: bank identifier of eight digits); getBIC() of the package, substring(4, 8).
# The account numbers are published examples.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" bic-from-iban@1.0.0 iban-to-bic@1.4.0
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");

const { getBIC } = require("bic-from-iban");
const { ibanToBic } = require("iban-to-bic");

console.log("Expected by most: the same BIC of both, or nothing.");
for (const [iban, guess, right] of [
  ["DE89370400440532013000", "ESSEDE5F362", "COBADEFFXXX"],
  ["DE02120300000000202051", "DRESDEFF834", "BYLADEM1001"],
  ["DE02300209000106531065", "DEUTDEDB907", "CMCIDEDDXXX"],
]) {
  console.log(`  ${iban}: bic-from-iban ${getBIC(iban)}, iban-to-bic ${ibanToBic(iban)}`);
  assert.equal(getBIC(iban), guess);
  assert.equal(ibanToBic(iban), right);
}
JS
node "$tmp/run.cjs"
