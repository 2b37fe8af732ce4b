#!/usr/bin/env bash
# What surprises: node-ofx-parser escapes an "&amp;" of a bank's file again, several times: "Tea &amp; cake" is given as
# "Tea &amp;amp;amp; cake". ofx-data-extractor leaves "&amp;". An amount with a comma stays a text in the first.
# Why it matters to a shop: payments are matched by the name of the payer ("Ban & Co") and the message; neither is found
# then. `Number("-12,50")` is no number. Decode the text yourself, more than once, before comparing.
# Guess before the run: "Tea & cake" and -12.5 in both.
# Versions seen: node-ofx-parser 0.5.1, ofx-data-extractor 1.5.0.
# Source: OFX 2.2 (special characters are written as &amp;; amounts have a comma or a point before the decimals).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" node-ofx-parser@0.5.1 ofx-data-extractor@1.5.0
cat >"$tmp/run.cjs" <<'JS'
const assert = require("node:assert/strict");

const { parse } = require("node-ofx-parser");
const { Ofx } = require("ofx-data-extractor");

const FILE = [
  "OFXHEADER:100",
  "DATA:OFXSGML",
  "VERSION:102",
  "SECURITY:NONE",
  "ENCODING:USASCII",
  "CHARSET:1252",
  "COMPRESSION:NONE",
  "OLDFILEUID:NONE",
  "NEWFILEUID:NONE",
  "",
  "<OFX>\n<BANKMSGSRSV1>\n<STMTTRNRS>\n<TRNUID>1\n<STMTRS>\n<CURDEF>EUR",
  "<BANKACCTFROM>\n<BANKID>1\n<ACCTID>2\n<ACCTTYPE>CHECKING\n</BANKACCTFROM>",
  "<BANKTRANLIST>\n<DTSTART>20261101\n<DTEND>20261128",
  "<STMTTRN>\n<TRNTYPE>DEBIT\n<DTPOSTED>20261128\n<TRNAMT>-12,50\n<FITID>1\n<NAME>Tea &amp; cake\n</STMTTRN>",
  "</BANKTRANLIST>\n</STMTRS>\n</STMTTRNRS>\n</BANKMSGSRSV1>\n</OFX>",
  "",
].join("\n");
const one = parse(FILE).OFX.BANKMSGSRSV1.STMTTRNRS.STMTRS.BANKTRANLIST.STMTTRN;
const [two] = new Ofx(FILE).getBankTransferList();
console.log("Expected by most: Tea & cake, -12.50.");
console.log(`  node-ofx-parser: ${one.NAME}, ${one.TRNAMT}`);
console.log(`  ofx-data-extractor: ${two.NAME}, ${two.TRNAMT}`);
assert.deepEqual([one.NAME, one.TRNAMT], ["Tea &amp;amp;amp; cake", "-12,50"]);
assert.deepEqual([two.NAME, String(two.TRNAMT)], ["Tea &amp; cake", "-12.50"]);
JS
node "$tmp/run.cjs"
