#!/usr/bin/env bash
# What surprises: sirv sends Brotli to a client that refuses it in so many words (br;q=0).
# http-server and Hono's file server send no compression at all to a client that merely prefers one
# over the other (br;q=0.5, gzip;q=1).
# Why it matters to a shop: a proxy or a reader that says what it cannot decode gets unreadable
# style sheets from the first, and one that states weights, as many do, loads everything
# uncompressed from the others.
# Versions seen: sirv 3.0.2, http-server 14.1.1, hono 4.13.19 with @hono/node-server 2.1.8.
# Source: RFC 9110, 12.5.3 and 12.4.2 (q=0 means not acceptable); sirv's build.mjs looks for the
# letters "br" in the header.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" \
  sirv@3.0.2 http-server@14.1.1 hono@4.13.19 @hono/node-server@2.1.8
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import fs from "node:fs";
import http from "node:http";
import zlib from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import httpServer from "http-server";
import sirv from "sirv";

process.chdir(new URL(".", import.meta.url).pathname);
fs.mkdirSync("files");
const text = "a { color: red }\n".repeat(300);
fs.writeFileSync("files/style.css", text);
fs.writeFileSync("files/style.css.br", zlib.brotliCompressSync(text));
fs.writeFileSync("files/style.css.gz", zlib.gzipSync(text));
const hono = new Hono().use("/*", serveStatic({ root: "./files", precompressed: true }));
const servers = {
  sirv: http.createServer(sirv("files", { brotli: true, gzip: true })),
  "http-server": httpServer.createServer({ root: "files", brotli: true, gzip: true }).server,
  hono: http.createServer(getRequestListener(hono.fetch)),
};

const coding = (port, accept) =>
  new Promise((resolve, reject) => {
    const headers = { "accept-encoding": accept };
    http
      .get({ host: "127.0.0.1", port, path: "/style.css", headers, agent: false }, (answer) => {
        answer.resume().on("end", () => resolve(answer.headers["content-encoding"] ?? "none"));
      })
      .on("error", reject);
  });

console.log("sirv 3.0.2, http-server 14.1.1, hono 4.13.19");
console.log("Expected by most: gzip for both headers.");
const seen = {};
for (const [name, server] of Object.entries(servers)) {
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  seen[name] = [await coding(port, "br;q=0, gzip"), await coding(port, "br;q=0.5, gzip;q=1")];
  console.log(
    `  ${name}: "br;q=0, gzip" gets ${seen[name][0]}; "br;q=0.5, gzip;q=1" gets ${seen[name][1]}`,
  );
  server.close();
}
assert.deepEqual(seen, {
  sirv: ["br", "br"],
  "http-server": ["gzip", "none"],
  hono: ["gzip", "none"],
});
JS
node --no-deprecation "$tmp/run.mjs"
