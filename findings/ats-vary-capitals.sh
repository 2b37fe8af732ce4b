#!/usr/bin/env bash
# What surprises: Apache Traffic Server compares the request headers named in Vary without regard to
# capitals and blanks: asked with "X-Price-List: b2b" it gives the page kept for "X-Price-List: B2B".
# "hr,en", "hr, en" and "HR,en" are one page in it too.
# Why it matters to a shop: codes that differ by capitals alone (price lists, coupons, test groups)
# get each other's pages behind this cache; Varnish 7.1 and Squid 5.7 compare letter by letter, and
# keep a copy of one page for each spelling of the languages.
# Guess before the run: letter by letter.
# Version seen: trafficserver 9.2.5+ds (Debian 12).
# Source: RFC 9111, 4.1 (a cache may make values alike in ways known to be the same in meaning for
# that field, which for a field of one's own it cannot know).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$tmp/debs/partial"
apt-get -qq -y --no-install-recommends --reinstall --download-only \
  -o Debug::NoLocking=1 -o APT::Sandbox::User=root -o Dir::Cache::archives="$tmp/debs" install trafficserver >/dev/null
for package in "$tmp"/debs/*.deb; do dpkg-deb -x "$package" "$tmp/debian"; done
for name in trafficserver; do dpkg-deb -f "$tmp/debs/${name}"_*.deb Package Version | xargs echo " "; done
libraries=$(echo "$tmp"/debian/{,usr/}lib/*-linux-gnu "$tmp/debian/usr/lib/trafficserver" | tr ' ' ':')
mkdir -p "$tmp"/ats/{log,run,cache}
cp -r "$tmp/debian/etc/trafficserver" "$tmp/ats/etc"
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
const origin = http.createServer((request, response) => {
  asked += 1;
  response.writeHead(200, { "cache-control": "max-age=60", vary: request.url.slice(2) }).end("page");
});
const free = net.createServer();
const [port, proxy] = [await listen(origin), await listen(free)];
await new Promise((resolve) => free.close(resolve));
const [etc, lib] = [`${tmp}/ats/etc`, "debian/usr/lib/trafficserver"];
const config = { "http.server_ports STRING": `${proxy}:ip-in=127.0.0.1`, "admin.user_id STRING": "#-1", "crash_log_helper STRING": "",
  "body_factory.template_sets_dir STRING": `${etc}/body_factory`, "plugin.plugin_dir STRING": `${tmp}/${lib}/modules` };
const places = { prefix: "ats", exec_prefix: "ats", includedir: "ats", bindir: "debian/usr/bin",
  sbindir: "debian/usr/sbin", sysconfdir: "ats/etc", libdir: lib, libexecdir: `${lib}/modules`, runtimedir: "ats/run",
  localstatedir: "ats/run", logdir: "ats/log", cachedir: "ats/cache", datadir: "ats/cache" };
const write = (file, entries, line) =>
  fs.writeFileSync(file, Object.entries(entries).map(([name, value]) => `${line(name, value)}\n`).join(""));
write(`${etc}/records.config`, config, (name, value) => `CONFIG proxy.config.${name} ${value}`);
write(`${etc}/remap.config`, { "/": port }, (from, to) => `map ${from} http://127.0.0.1:${to}/`);
write(`${etc}/storage.config`, { cache: "64M" }, (name, size) => `${tmp}/ats/${name} ${size}`);
write(`${tmp}/root.yaml`, places, (name, at) => `${name}: ${tmp}/${at}`);
const server = spawn(`${tmp}/debian/usr/bin/traffic_server`, [`--run-root=${tmp}/root.yaml`], { stdio: "ignore" });
process.on("exit", () => server.kill("SIGKILL"));
async function ask(field, value) {
  const before = asked;
  await (await fetch(`http://127.0.0.1:${proxy}/?${field}`, { headers: { [field]: value } })).text();
  return asked > before ? "new" : "kept";
}
for (let tries = 0; tries < 100 && !(await ask("X-Up", "1").catch(() => "")); tries += 1) await wait(200);
console.log("Expected by most: new, each time.");
const CASES = [["X-Price-List", "B2B"], ["X-Price-List", "b2b"], ["X-Price-List", "b2c"],
  ["Accept-Language", "hr,en"], ["Accept-Language", "hr, en"], ["Accept-Language", "HR,en"], ["Accept-Language", "en,hr"]];
const seen = [];
for (const [field, value] of CASES) {
  seen.push(await ask(field, value));
  console.log(`  ${field}: ${value}: ${seen.at(-1)}`);
}
origin.close();
assert.deepEqual(seen, ["new", "kept", "new", "new", "kept", "kept", "new"]);
process.exit();
JS
LD_LIBRARY_PATH=$libraries node "$tmp/run.mjs" "$tmp"
