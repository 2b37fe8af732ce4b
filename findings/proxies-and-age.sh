#!/usr/bin/env bash
# What surprises: HAProxy's cache reads the Age of an answer when it decides whether to keep it, and
# not when it decides how long: an answer of max-age=30 that is 29 seconds old when it comes is
# handed out four seconds later with "Age: 33" beside "max-age=30". nginx does the same and never
# counts Age on: it says 29 for as long as it keeps the answer.
# Why it matters to a shop: behind another cache (a CDN, or a shop that keeps pages itself)
# lifetimes add up, so that a price is shown for twice the time that the shop allows, once more for
# each cache in the row.
# Versions seen: haproxy 2.6.12, nginx 1.22.1 (Debian 12).
# Source: RFC 9111, 4.2.3 (age counts from the origin) and 5.1 (a cache sends the age that it works
# out).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial" "$tmp/kept" "$tmp/temp"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install haproxy nginx >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
for name in haproxy nginx; do
  dpkg-deb -f "$tmp/debs/${name}"_*.deb Package Version | xargs echo " "
done
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import net from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const folder = process.argv[2];
let asked = 0;
const origin = http.createServer((_, response) => {
  asked += 1;
  response.writeHead(200, { "cache-control": "max-age=30", age: "29" }).end("price");
});
const listen = (server) =>
  new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server.address().port)));
const originPort = await listen(origin);
async function freePort() {
  const server = net.createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
const ports = { haproxy: await freePort(), nginx: await freePort() };
fs.writeFileSync(
  `${folder}/haproxy.cfg`,
  `
defaults
  mode http
  timeout connect 5s
  timeout client 5s
  timeout server 5s
cache pages
  total-max-size 4
frontend shop
  bind 127.0.0.1:${ports.haproxy}
  http-request cache-use pages
  http-response cache-store pages
  default_backend origin
backend origin
  server origin 127.0.0.1:${originPort}
`,
);
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
  server { listen 127.0.0.1:${ports.nginx}; location / {
    proxy_cache pages; proxy_pass http://127.0.0.1:${originPort};
  } }
}
`,
);
const programs = [
  spawn(`${folder}/debian/usr/sbin/haproxy`, ["-db", "-f", `${folder}/haproxy.cfg`], {
    stdio: "ignore",
  }),
  spawn(`${folder}/debian/usr/sbin/nginx`, ["-c", `${folder}/nginx.conf`, "-e", "stderr"], {
    stdio: "ignore",
  }),
];
async function age(port, tries = 50) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: "close" } });
    await answer.text();
    return answer.headers.get("age");
  } catch (error) {
    if (tries === 0) throw error;
    await wait(100);
    return age(port, tries - 1);
  }
}
const seen = {};
for (const [name, port] of Object.entries(ports)) {
  const first = await age(port);
  const before = asked;
  await wait(4000);
  const second = await age(port);
  seen[name] = { first, second, askedAgain: asked > before };
}
for (const program of programs) program.kill();
origin.close();
origin.closeAllConnections();
console.log(
  "Expected by most: one second after it came the answer is stale, and the origin is asked again.",
);
for (const [name, { first, second, askedAgain }] of Object.entries(seen)) {
  console.log(
    `  ${name}: Age ${first}, four seconds later Age ${second}, asked again: ${askedAgain}`,
  );
}
assert.deepEqual([seen.haproxy.askedAgain, seen.nginx.askedAgain], [false, false]);
assert.ok(Number(seen.haproxy.second) > 30);
assert.equal(seen.nginx.second, "29");
JS
LD_LIBRARY_PATH=$(echo "$tmp"/debian/usr/lib/*-linux-gnu | tr ' ' ':') node "$tmp/run.mjs" "$tmp"
