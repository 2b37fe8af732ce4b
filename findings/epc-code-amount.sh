#!/usr/bin/env bash
# What surprises: two writers of the European payment code (the QR code on invoices, "Girocode") write the amount as it
# is in memory: 0.1 + 0.2 becomes EUR0.30000000000000004. The format has room for two decimals.
# Why it matters to a shop: the sum of a cart is such a number sooner or later. The code is drawn, looks like any other,
# and the bank's app refuses it or shows another amount. Round to cents before (`toFixed(2)`).
# Guess before the run: EUR0.30, and EUR12.50 for 12.5.
# Versions seen: sepa-payment-code 1.0.3, iban-qr-code 1.0.0; for comparison sepa-payment-qr-code 2.0.2, which rounds.
# Source: EPC069-12 of the European Payments Council (amount in euros, at most two decimals).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" \
  sepa-payment-code@1.0.3 iban-qr-code@1.0.0 sepa-payment-qr-code@2.0.2
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");

const { PaymentCode } = require("sepa-payment-code");
const { girocode } = require("iban-qr-code");
const other = require("sepa-payment-qr-code");
const iban = "DE89370400440532013000";
const name = "Example Ltd";

/** The line of a code that holds the amount. */
const amountOf = (code) => code.split("\n").find((line) => /^EUR\d/.test(line));
const rounds = other.default ?? other;
const SEEN = [
  [12.5, "EUR12.5", "EUR12.5", "EUR12.50"],
  [0.1 + 0.2, "EUR0.30000000000000004", "EUR0.30000000000000004", "EUR0.30"],
];
console.log("sepa-payment-code, iban-qr-code, sepa-payment-qr-code. Expected by most: EUR12.50 and EUR0.30.");
for (const [amount, ...seen] of SEEN) {
  const written = [
    new PaymentCode(name, iban, amount, "Order 1").getPayload(),
    girocode({ name, iban, currency: "EUR", amount, reason: "Order 1" }),
    rounds({ name, iban, amount, unstructuredReference: "Order 1" }),
  ].map(amountOf);
  console.log(`  ${amount}: ${written.join(", ")}`);
  assert.deepEqual(written, seen);
}
JS
node "$tmp/run.cjs"
