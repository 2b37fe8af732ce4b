#!/usr/bin/env bash
# What surprises: zbar reads short words with letters such as č, š, ü or € in a QR code as Chinese
# or Japanese ones: "Müller" comes out as "M羹ller" and "10 €" as "10 竄ｬ". The code holds UTF-8, and
# another reader reads it right.
# Why it matters to a shop: vouchers, table numbers and shelf labels with such words fail at tills
# and kiosks built on zbar; some words pass ("Poznań"), so that one test shows nothing. Codes that
# carry ASCII alone (an address in its percent-encoded form, a number) are safe.
# Versions seen: zbar-tools 0.23.92, zxing-wasm 3.1.4, codes made by qrcode 1.5.4.
# Source: ISO/IEC 18004 leaves the character set of byte mode open where no ECI names it; zbar tries
# the sets of East Asia first (issue 212 of mchehab/zbar names the place).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" qrcode@1.5.4 zxing-wasm@3.1.4
mkdir -p "$tmp/debs/partial"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install zbar-tools >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
libraries=$(echo "$tmp"/debian/usr/lib/*-linux-gnu | tr ' ' ':')
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import QRCode from "qrcode";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const require = createRequire(import.meta.url);
const wasmBinary = fs.readFileSync(require.resolve("zxing-wasm/reader/zxing_reader.wasm")).buffer;
prepareZXingModule({ overrides: { wasmBinary } });
const [zbarimg, picture] = process.argv.slice(2);
const words = ["Müller", "Käse", "10 €", "Crème", "Čaj", "Győr", "Poznań", "Voucher 12"];
const wrong = { zbar: 0, zxing: 0 };
console.log(
  `zbar ${execFileSync(zbarimg, ["--version"], { encoding: "utf8" }).trim()}, zxing-wasm 3.1.4, qrcode 1.5.4`,
);
console.log("Expected by most: both read what was written.");
for (const word of words) {
  await QRCode.toFile(picture, word, { scale: 6 });
  const quiet = { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] };
  const zbar = execFileSync(zbarimg, ["-q", "--raw", picture], quiet).trimEnd();
  const [zxing] = await readBarcodes(fs.readFileSync(picture));
  console.log(`  written ${word}; zbar: ${zbar}; zxing: ${zxing.text}`);
  wrong.zbar += zbar === word ? 0 : 1;
  wrong.zxing += zxing.text === word ? 0 : 1;
}
assert.equal(wrong.zxing, 0);
assert.ok(wrong.zbar >= 4, `zbar reads all but ${wrong.zbar} right`);
JS
LD_LIBRARY_PATH=$libraries node "$tmp/run.mjs" "$tmp/debian/usr/bin/zbarimg" "$tmp/code.png"
