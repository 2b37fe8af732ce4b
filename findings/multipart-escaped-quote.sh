#!/usr/bin/env bash
# What surprises: a file called a"b.jpg has no name that all multipart readers understand. With the
# quotation mark escaped as mail and HTTP do (\"), undici refuses the whole form and formidable cuts
# the name. With the mark as browsers send it (%22), busboy and @remix-run/multipart-parser keep the
# three characters %22.
# Why it matters to a shop: an upload from a client that is no browser is refused as a whole, fields
# and all, behind one framework and taken behind another; and the name that staff see is not the
# file's.
# Versions seen: undici 7.30.2, formidable 3.5.4, busboy 1.6.0, @remix-run/multipart-parser 0.16.3.
# Source: RFC 7578, 4.2 (a quoted-string, as in RFC 2183); the HTML Standard's encoding of
# multipart/form-data (%22).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" \
  undici@7.30.2 formidable@3.5.4 busboy@1.6.0 @remix-run/multipart-parser@0.16.3
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { parseMultipartStream } from "@remix-run/multipart-parser";
import Busboy from "busboy";
import formidable from "formidable";
import { Response } from "undici";

const type = "multipart/form-data; boundary=limit";
const form = (name) =>
  Buffer.from(
    `--limit\r\nContent-Disposition: form-data; name="picture"; filename="${name}"\r\n` +
      "Content-Type: image/jpeg\r\n\r\nx\r\n--limit--\r\n",
  );
const readers = {
  async undici(body) {
    return (await new Response(body, { headers: { "content-type": type } }).formData()).get(
      "picture",
    ).name;
  },
  async formidable(body) {
    const headers = { "content-type": type, "content-length": String(body.length) };
    const request = Object.assign(Readable.from([body]), { headers });
    const [, files] = await formidable({ uploadDir: process.argv[2] }).parse(request);
    return files.picture[0].originalFilename;
  },
  busboy: (body) =>
    new Promise((resolve, reject) => {
      const parser = Busboy({ headers: { "content-type": type } }).on("error", reject);
      parser.on("file", (_, stream, { filename }) =>
        stream.resume().on("end", () => resolve(filename)),
      );
      parser.end(body);
    }),
  async remix(body) {
    for await (const part of parseMultipartStream(new globalThis.Response(body).body, {
      boundary: "limit",
    })) {
      return part.filename;
    }
  },
};
console.log("undici 7.30.2, formidable 3.5.4, busboy 1.6.0, @remix-run/multipart-parser 0.16.3");
console.log('Expected by most: a"b.jpg from all four, whichever way it was sent.');
const seen = {};
for (const [name, read] of Object.entries(readers)) {
  const answers = [];
  for (const sent of ['a\\"b.jpg', "a%22b.jpg"])
    answers.push(await read(form(sent)).catch(() => "refused"));
  console.log(`  ${name}: \\" gives ${answers[0]}; %22 gives ${answers[1]}`);
  seen[name] = answers;
}
assert.deepEqual(seen, {
  undici: ["refused", 'a"b.jpg'],
  formidable: ['"b.jpg', 'a"b.jpg'],
  busboy: ['a"b.jpg', "a%22b.jpg"],
  remix: ['a"b.jpg', "a%22b.jpg"],
});
JS
node "$tmp/run.mjs" "$tmp"
