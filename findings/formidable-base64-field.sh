#!/usr/bin/env bash
# What surprises: formidable decodes a part with "Content-Transfer-Encoding: base64" when it is a
# file, and cuts off its last group of four characters, still encoded, when it is a text field:
# "REFUQQ==" (DATA) becomes "REFU". busboy hands on both as they came, multiparty decodes both.
# Why it matters to a shop: forms sent by mail libraries and older integrations (a supplier's
# upload, say) carry this header; the end of the text is lost without an error.
# Versions seen: formidable 3.5.4, busboy 1.6.0, multiparty 4.3.1.
# Source: RFC 7578, 4.7: senders should no longer use the header, receivers may still meet it.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" \
  formidable@3.5.4 busboy@1.6.0 multiparty@4.3.1
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import fs from "node:fs";
import { Readable } from "node:stream";
import Busboy from "busboy";
import formidable from "formidable";
import multiparty from "multiparty";

const type = "multipart/form-data; boundary=limit";
const part = (disposition) =>
  `--limit\r\nContent-Disposition: form-data; ${disposition}\r\n` +
  "Content-Transfer-Encoding: base64\r\n\r\nREFUQQ==\r\n";
const body = Buffer.from(
  `${part('name="note"')}${part('name="file"; filename="note.txt"\r\nContent-Type: text/plain')}--limit--\r\n`,
);
const request = () =>
  Object.assign(Readable.from([body]), {
    headers: { "content-type": type, "content-length": `${body.length}` },
  });

async function byFormidable() {
  const [fields, files] = await formidable({ uploadDir: process.argv[2] }).parse(request());
  return { field: fields.note[0], file: fs.readFileSync(files.file[0].filepath, "utf8") };
}
const byBusboy = () =>
  new Promise((resolve, reject) => {
    const seen = {};
    const parser = Busboy({ headers: { "content-type": type } }).on("error", reject);
    parser.on("field", (_, value) => {
      seen.field = value;
    });
    parser.on("file", (_, stream) =>
      stream.setEncoding("utf8").on("data", (text) => {
        seen.file = text;
      }),
    );
    parser.on("close", () => resolve(seen)).end(body);
  });
const byMultiparty = () =>
  new Promise((resolve, reject) =>
    new multiparty.Form({ uploadDir: process.argv[2] }).parse(request(), (error, fields, files) =>
      error
        ? reject(error)
        : resolve({ field: fields.note[0], file: fs.readFileSync(files.file[0].path, "utf8") }),
    ),
  );
const seen = {
  formidable: await byFormidable(),
  busboy: await byBusboy(),
  multiparty: await byMultiparty(),
};
console.log("formidable 3.5.4, busboy 1.6.0, multiparty 4.3.1");
console.log("Expected by most: DATA or REFUQQ==, the same for field and file.");
for (const [name, { field, file }] of Object.entries(seen))
  console.log(`  ${name}: field ${field}, file ${file}`);
assert.deepEqual(seen, {
  formidable: { field: "REFU", file: "DATA" },
  busboy: { field: "REFUQQ==", file: "REFUQQ==" },
  multiparty: { field: "DATA", file: "DATA" },
});
JS
node "$tmp/run.mjs" "$tmp"
