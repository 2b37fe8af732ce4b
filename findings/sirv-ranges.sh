#!/usr/bin/env bash
# What surprises: sirv answers a range for the last five bytes (bytes=-5) with the first six, and a
# range for the first byte alone (bytes=0-0) with the whole file, both as 206. http-server answers
# the last five bytes with 416.
# Why it matters to a shop: readers of PDF and video files ask for the end of a file first, and
# caches and download managers try with one byte whether ranges work. They get other bytes than they
# asked for; only Content-Range says so.
# Versions seen: sirv 3.0.2, http-server 14.1.1; send 1.2.0 answers both as RFC 9110 says.
# Source: RFC 9110, 14.1.2 (suffix-range); sirv's build.mjs splits the header at "-" and puts 0 and
# the size in place of whatever is empty or zero.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" \
  sirv@3.0.2 http-server@14.1.1 send@1.2.0
mkdir "$tmp/files"
printf 'abcdefghijklmnopqrstuvwxyz' >"$tmp/files/file.txt"
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import http from "node:http";
import httpServer from "http-server";
import send from "send";
import sirv from "sirv";

const root = new URL("files", import.meta.url).pathname;
const servers = {
  sirv: http.createServer(sirv(root)),
  "http-server": httpServer.createServer({ root }).server,
  send: http.createServer((request, response) =>
    send(request, request.url, { root }).pipe(response),
  ),
};

async function ask(server, range) {
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${server.address().port}/file.txt`;
  const answer = await fetch(address, { headers: { range, connection: "close" } });
  const body = await answer.text();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return answer.status === 206 ? `206 ${body}` : String(answer.status);
}

console.log("sirv 3.0.2, http-server 14.1.1, send 1.2.0; the file is the alphabet");
console.log("Expected by most: bytes=-5 is 206 vwxyz, bytes=0-0 is 206 a.");
const seen = {};
for (const [name, server] of Object.entries(servers)) {
  seen[name] = [await ask(server, "bytes=-5"), await ask(server, "bytes=0-0")];
  console.log(`  ${name}: bytes=-5 is ${seen[name][0]}; bytes=0-0 is ${seen[name][1]}`);
}
assert.deepEqual(seen, {
  sirv: ["206 abcdef", "206 abcdefghijklmnopqrstuvwxyz"],
  "http-server": ["416", "206 a"],
  send: ["206 vwxyz", "206 a"],
});
JS
node --no-deprecation "$tmp/run.mjs"
