#!/usr/bin/env bash
# What surprises: Squid keeps a page that came with Set-Cookie and max-age, and hands it on without
# the cookie: the first visitor has one, the others get the page that was made for it.
# Why it matters to a shop: a page that starts a session, a cart or a form's secret with a cookie works
# for whoever comes first and for nobody in the next minute; Varnish does not keep such a page. Say
# "private" or "no-store" wherever a cookie is set, and do not count on a cache to see it.
# Guess before the run: the page is kept, and the first visitor's cookie handed to all.
# Version seen: squid 5.7 (Debian 12); Apache Traffic Server 9.2 does the same.
# Source: RFC 6265, 3 and RFC 9111, 7.3 (Set-Cookie does not keep a cache from storing).
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
const CASES = ["max-age=60", "private, max-age=60", "no-store"];
const origin = http.createServer((request, response) => {
  asked += 1;
  const rule = decodeURIComponent(request.url.slice(1));
  response.writeHead(200, { "cache-control": rule, "set-cookie": `cart=${asked}` }).end("page");
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
  const answer = await fetch(`http://127.0.0.1:${proxy}/${path}`);
  await answer.text();
  return [asked > before ? "asked" : "kept", answer.headers.get("set-cookie")];
}
for (let tries = 0; tries < 100 && !(await ask("up").catch(() => "")); tries += 1) await wait(200);
console.log("Expected by most: not kept, as it has a cookie.");
const seen = {};
for (const rule of CASES) {
  const path = encodeURIComponent(rule);
  const [first, second] = [await ask(path), await ask(path)];
  console.log(`  ${rule}: ${first.join(", cookie ")}; ${second.join(", cookie ")}`);
  seen[rule] = [Boolean(first[1]), second[0], Boolean(second[1])];
}
server.kill("SIGTERM");
await ended;
origin.close();
assert.deepEqual(seen["max-age=60"], [true, "kept", false]);
assert.deepEqual(seen["private, max-age=60"], [true, "asked", true]);
assert.deepEqual(seen["no-store"], [true, "asked", true]);
process.exit();
JS
LD_LIBRARY_PATH=$libraries node "$tmp/run.mjs" "$tmp"
