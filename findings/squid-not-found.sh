#!/usr/bin/env bash
# What surprises: Squid keeps 200, 301, 302 and 410 for their max-age, but a 404 with the same max-age
# is asked for again each time.
# Why it matters to a shop: pages of goods that are gone, and pictures that were never there, are what
# crawlers ask for most; a shop that gives its 404 a lifetime to spare itself is not spared behind
# Squid. 410 for goods that are gone for good is kept.
# Guess before the run: all are kept.
# Version seen: squid 5.7 (Debian 12); Varnish 7.1 and Apache Traffic Server 9.2 keep 404.
# Source: RFC 9111, 3 (an explicit lifetime makes any final status storable) and RFC 9110, 15.1;
# squid.conf, negative_ttl (0 seconds: "errors" are not kept).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install squid >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
for name in squid; do dpkg-deb -f "$tmp/debs/${name}"_*.deb Package Version | xargs echo " "; done
libraries=$(echo "$tmp"/debian/{,usr/}lib/*-linux-gnu | tr ' ' ':')
chmod -R a+rwX "$tmp"
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import net from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const [tmp] = process.argv.slice(2);
const listen = (server) =>
  new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server.address().port)));
let asked = 0;
const CASES = ["200", "301", "302", "410", "404"];
const origin = http.createServer((request, response) => {
  asked += 1;
  const status = Number(request.url.slice(1)) || 200;
  response.writeHead(status, { "cache-control": "max-age=60", location: "/200" }).end("page");
});
const free = net.createServer();
const [port, proxy] = [await listen(origin), await listen(free)];
await new Promise((resolve) => free.close(resolve));
fs.writeFileSync(`${tmp}/squid.conf`, `http_port 127.0.0.1:${proxy} accel defaultsite=shop.example no-vhost
cache_peer 127.0.0.1 parent ${port} 0 no-query originserver
http_access allow all
visible_hostname shop.example
access_log none
cache_log ${tmp}/squid.log
pid_filename none
netdb_filename none
pinger_enable off
unlinkd_program ${tmp}/debian/usr/lib/squid/unlinkd
mime_table ${tmp}/debian/usr/share/squid/mime.conf
icon_directory ${tmp}/debian/usr/share/squid/icons
error_directory ${tmp}/debian/usr/share/squid/errors/en
shutdown_lifetime 0 seconds
`);
const user = process.getuid() === 0 ? ["setpriv", "--reuid", "65534"] : ["env"];
const squid = `${tmp}/debian/usr/sbin/squid`;
const server = spawn(user[0], [...user.slice(1), squid, "-N", "-n", `shop${process.pid}`, "-f", `${tmp}/squid.conf`], { stdio: "ignore" });
const ended = new Promise((resolve) => server.on("exit", resolve));
async function ask(path) {
  const before = asked;
  const answer = await fetch(`http://127.0.0.1:${proxy}/${path}`, { redirect: "manual" });
  await answer.text();
  return [asked > before ? "asked" : "kept", answer.headers.get("set-cookie")];
}
for (let tries = 0; tries < 100 && !(await ask("up").catch(() => "")); tries += 1) await wait(200);
console.log("Expected by most: the second time kept, each of them.");
const seen = {};
for (const status of CASES) {
  const [[first], [second]] = [await ask(status), await ask(status)];
  console.log(`  ${status} with max-age=60: ${first}, ${second}`);
  seen[status] = second;
}
server.kill("SIGTERM");
await ended;
origin.close();
assert.deepEqual(seen, { 200: "kept", 301: "kept", 302: "kept", 410: "kept", 404: "asked" });
process.exit();
JS
LD_LIBRARY_PATH=$libraries node "$tmp/run.mjs" "$tmp"
