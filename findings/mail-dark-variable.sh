#!/usr/bin/env bash
# What surprises: juice, which writes a mail's style into its elements, puts in the value of a CSS
# variable as it is outside @media, and keeps the @media rule that gives the variable another value:
# after that the rule changes nothing, and the mail stays black on white in dark mode.
# Why it matters to a shop: order mails that take their colours from the shop's tokens lose dark mode
# on the way, without a word; with resolveCSSVariables: false they keep it.
# Guess before the run: var(--ink) is written into the element as it stands.
# Version seen: juice 11.1.1.
# Source: juice's README, option resolveCSSVariables (true by default).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" juice@11.1.1
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import juice from "juice";

const mail = `<style>:root{--ink:#111}td{color:var(--ink)}
@media (prefers-color-scheme:dark){:root{--ink:#eee}}</style><table><tr><td>10</td></tr></table>`;
const cell = (html) => html.match(/<td[^>]*>/)[0];
const [standard, kept] = [juice(mail), juice(mail, { resolveCSSVariables: false })];
console.log("juice 11.1.1. Expected by most: color: var(--ink), which the dark rule changes.");
console.log(`  standard: ${cell(standard)}; rule for dark kept: ${standard.includes("--ink: #eee")}`);
console.log(`  resolveCSSVariables false: ${cell(kept)}`);
assert.equal(cell(standard), '<td style="color: #111;">');
assert.ok(standard.includes("--ink: #eee"));
assert.equal(cell(kept), '<td style="color: var(--ink);">');
JS
node "$tmp/run.mjs"
