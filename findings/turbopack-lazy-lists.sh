#!/usr/bin/env bash
# What surprises: where two lazily loaded files import the same third file lazily, Turbopack writes that
# import twice, under one id but with different lists of scripts: each list leaves out what its own
# importer has brought. A page keeps the import that arrives first, for both importers.
# Why it matters to a shop: a buy box and a cart that are loaded at the same moment share such imports.
# Whose list counts then depends on the network, and the list of one says nothing about what the other
# has or still waits for. A press of "Add to cart" is a bad moment for that.
# Guess before the run: two imports have two ids, or both lists name every script that is needed.
# Version seen: next 16.4.5 with its Turbopack, react 19.2.0.
# Source: the scripts that the build writes; a throw-away page of a layout, two buttons and three files.
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
echo '{"private":true,"type":"module"}' >package.json
npm install --no-save --no-audit --no-fund --silent next@16.4.5 react@19.2.0 react-dom@19.2.0
mkdir app lib
cat >next.config.mjs <<'JS'
export default { turbopack: { root: import.meta.dirname } };
JS
cat >app/layout.js <<'JS'
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
JS
cat >app/page.js <<'JS'
"use client";
import { useState } from "react";
const parts = { box: () => import("../lib/box.js"), cart: () => import("../lib/cart.js") };
export default function Page() {
  const [text, setText] = useState("");
  const press = async (name) => setText(await (await parts[name]()).run());
  return (
    <main>
      {Object.keys(parts).map((name) => <button key={name} onClick={() => press(name)}>{name}</button>)}
      <output>{text}</output>
    </main>
  );
}
JS
echo 'export const rules = () => "text-of-rules";' >lib/rules.js
cat >lib/dialog.js <<'JS'
import { rules } from "./rules.js";
export const dialog = () => `text-of-dialog ${rules()}`;
JS
cat >lib/box.js <<'JS'
import { rules } from "./rules.js";
export const run = async () => `text-of-box ${rules()} ${(await import("./dialog.js")).dialog()}`;
JS
cat >lib/cart.js <<'JS'
export const run = async () => `text-of-cart ${(await import("./dialog.js")).dialog()}`;
JS
NEXT_TELEMETRY_DISABLED=1 npx next build >build.log 2>&1 || { cat build.log; exit 1; }
cat >look.mjs <<'JS'
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";

const folder = ".next/static/chunks";
const scripts = readdirSync(folder)
  .filter((name) => name.endsWith(".js"))
  .map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")]);
const holding = (text) => scripts.filter(([, code]) => code.includes(text)).map(([name]) => name);
const [box] = holding("text-of-box");
const [cart] = holding("text-of-cart");
/** The lazy imports of a script: their ids, and the scripts that each waits for. */
const lazyImports = (name) =>
  [...scripts.find(([one]) => one === name)[1].matchAll(/(\d+),\w+=>\{\w+\.v\(\w+=>Promise\.all\(\[([^\]]*)\]/g)].map(
    ([, id, list]) => ({ id, waitsFor: list.match(/[\w.~-]+\.js/g) }),
  );
const [ofBox, ofCart] = [lazyImports(box), lazyImports(cart)];
console.log("Expected by most: two ids, or the same scripts in both lists.");
console.log("  the box's import:", JSON.stringify(ofBox));
console.log("  the cart's import:", JSON.stringify(ofCart));
assert.equal(ofBox.length, 1);
assert.equal(ofCart.length, 1);
assert.equal(ofBox[0].id, ofCart[0].id);
assert.notDeepEqual(ofBox[0].waitsFor, ofCart[0].waitsFor);
const brings = ({ waitsFor }, text) => waitsFor.some((name) => holding(text).includes(name));
assert.deepEqual([brings(ofBox[0], "text-of-rules"), brings(ofCart[0], "text-of-rules")], [false, true]);
assert.deepEqual([brings(ofBox[0], "text-of-dialog"), brings(ofCart[0], "text-of-dialog")], [true, true]);
JS
node look.mjs
