#!/usr/bin/env bash
# What surprises: qrcode-svg puts a byte order mark (U+FEFF) in front of a text as soon as one letter of it is outside
# ASCII. "Müller" is drawn as a code that begins with three more bytes; "Muller" is not. uqr and qr-image add nothing.
# Why it matters to a shop: a code for a payment begins with "BCD" or "HRVHUB30" and an address with "https:". With the
# mark before it the payment's code has another first line, from the first payee with "č" in the name on, and a voucher
# is not the text that is stored; nothing of it can be seen.
# Guess before the run: the text as it is, in UTF-8.
# Versions seen: qrcode-svg 1.1.0, uqr 0.1.3, read by zxing-wasm 3.1.6.
# Source: QR8bitByte in lib/qrcode.js of the package (0xEF, 0xBB, 0xBF where there are more bytes than letters); EPC069-12
# (the first line is "BCD").
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" qrcode-svg@1.1.0 uqr@0.1.3 zxing-wasm@3.1.6 pngjs@7.0.0
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PNG } from "pngjs";
import { encode } from "uqr";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const require = createRequire(import.meta.url);
const wasmBinary = readFileSync(require.resolve("zxing-wasm/reader/zxing_reader.wasm")).buffer;
prepareZXingModule({ overrides: { wasmBinary } });
const QRCode = require("qrcode-svg");

/** Draws rows of modules, eight points each with a margin of four, and reads the bytes in the picture. */
async function read(modules) {
  const side = (modules.length + 8) * 8;
  const picture = new PNG({ width: side, height: side });
  for (let place = 0; place < side * side; place += 1) {
    const row = Math.floor(place / side / 8) - 4;
    const column = Math.floor((place % side) / 8) - 4;
    const isDark = modules[row]?.[column] === true;
    picture.data.set([...Array(3).fill(isDark ? 0 : 255), 255], place * 4);
  }
  const [code] = await readBarcodes(new Uint8Array(PNG.sync.write(picture)), { formats: ["QRCode"] });
  return Buffer.from(code.bytes);
}

const MARK = "efbbbf";
console.log("Expected by most: the bytes of the text, from both.");
for (const [text, mark] of [["Muller", ""], ["Müller", MARK], ["BCD\n002\n1\nSCT\n\nČaj d.o.o.", MARK]]) {
  const svg = (await read(new QRCode({ content: text }).qrcode.modules)).toString("hex");
  const other = (await read(encode(text, { border: 0 }).data)).toString("hex");
  console.log(`  ${JSON.stringify(text)}: ${other.slice(0, 8)} … by uqr, ${svg.slice(0, 8)} … by qrcode-svg`);
  assert.equal(other, Buffer.from(text).toString("hex"));
  assert.equal(svg, mark + other);
}
JS
node "$tmp/run.mjs"
