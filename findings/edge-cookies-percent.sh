#!/usr/bin/env bash
# What surprises: @edge-runtime/cookies, from which Next's own cookies() is made, drops a whole
# cookie when its value has a "%" that begins no escape, such as "10%". cookie, cookie-es and Hono
# give the value as it is. A cookie of which only the name was sent becomes one with the value
# "true".
# Why it matters to a shop: a cookie of another program on the same domain (a campaign, a test of
# prices) is there in the browser and in every log, and not on the server.
# Versions seen: @edge-runtime/cookies 6.0.0 (the copy inside next 16.4.5 does the same), cookie
# 1.1.1, cookie-es 3.1.1, hono 4.13.19.
# Source: RFC 6265, 4.1.1: "%" is an ordinary character of a value; parseCookie of the package
# decodes each value and skips those that cannot be decoded.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" \
  @edge-runtime/cookies@6.0.0 cookie@1.1.1 cookie-es@3.1.1 hono@4.13.19
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import edge from "@edge-runtime/cookies";
import * as cookie from "cookie";
import * as cookieEs from "cookie-es";
import { parse } from "hono/utils/cookie";

const header = "offer=10%; seen=1";
const seen = {
  edge: new edge.RequestCookies(new Headers({ cookie: header })).get("offer")?.value,
  cookie: (cookie.parseCookie ?? cookie.parse)(header).offer,
  "cookie-es": (cookieEs.parseCookie ?? cookieEs.parse)(header).offer,
  hono: parse(header).offer,
};
console.log("@edge-runtime/cookies 6.0.0, cookie 1.1.1, cookie-es 3.1.1, hono 4.13.19");
console.log('Expected by most: "10%" from all four.');
for (const [name, value] of Object.entries(seen)) console.log(`  ${name}: ${value}`);
assert.deepEqual(seen, { edge: undefined, cookie: "10%", "cookie-es": "10%", hono: "10%" });
assert.equal(new edge.RequestCookies(new Headers({ cookie: "flag" })).get("flag")?.value, "true");
JS
node "$tmp/run.mjs"
