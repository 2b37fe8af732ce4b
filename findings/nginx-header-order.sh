#!/usr/bin/env bash
# What surprises: whether nginx keeps an answer with both Expires (in the past) and Cache-Control:
# max-age=60 depends on which of the two lines comes first. The first one wins; by the standard
# Cache-Control always does.
# Why it matters to a shop: frameworks and gateways that add "Expires: 0"-like dates for old
# browsers switch nginx's cache off or do not, with each change of the order in which headers are
# set, and the headers look the same to a person.
# Versions seen: nginx 1.22.1 (Debian 12).
# Source: RFC 9111, 5.3: a recipient ignores Expires where max-age is there. nginx's manual on
# proxy_cache_valid says only that both are read.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial" "$tmp/kept" "$tmp/temp"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install nginx >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
dpkg-deb -f "$tmp"/debs/nginx_*.deb Package Version | xargs echo " "
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import net from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const folder = process.argv[2];
const past = ["Expires", "Wed, 01 Jan 2020 00:00:00 GMT"];
const minute = ["Cache-Control", "max-age=60"];
const answers = { "/expires-first": [...past, ...minute], "/expires-last": [...minute, ...past] };
const asked = { "/expires-first": 0, "/expires-last": 0 };
const origin = http.createServer((request, response) => {
  asked[request.url] += 1;
  response.writeHead(200, answers[request.url]).end("x");
});
const listen = (server) =>
  new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server.address().port)));
const originPort = await listen(origin);
const probe = net.createServer();
const port = await listen(probe);
await new Promise((resolve) => probe.close(resolve));
const temps = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
  (name) => `${name}_temp_path ${folder}/temp/${name};`,
);
fs.writeFileSync(
  `${folder}/nginx.conf`,
  `
daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr; events {}
http {
  access_log off; ${temps.join(" ")}
  proxy_cache_path ${folder}/kept keys_zone=pages:1m;
  server { listen 127.0.0.1:${port}; location / {
    proxy_cache pages; proxy_pass http://127.0.0.1:${originPort};
  } }
}
`,
);
const nginx = spawn(
  `${folder}/debian/usr/sbin/nginx`,
  ["-c", `${folder}/nginx.conf`, "-e", "stderr"],
  { stdio: "ignore" },
);
async function visit(path, tries = 50) {
  try {
    await (
      await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: "close" } })
    ).text();
  } catch (error) {
    if (tries === 0) throw error;
    await wait(100);
    await visit(path, tries - 1);
  }
}
for (const path of Object.keys(answers)) for (const _ of [1, 2, 3]) await visit(path);
nginx.kill();
origin.close();
origin.closeAllConnections();
console.log("Expected by most: kept in both orders, the origin is asked once.");
for (const [path, times] of Object.entries(asked))
  console.log(`  ${path.slice(1)}: three visits, origin asked ${times} times`);
assert.deepEqual(asked, { "/expires-first": 3, "/expires-last": 1 });
JS
LD_LIBRARY_PATH=$(echo "$tmp"/debian/usr/lib/*-linux-gnu | tr ' ' ':') node "$tmp/run.mjs" "$tmp"
