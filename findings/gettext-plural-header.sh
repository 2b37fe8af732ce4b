#!/usr/bin/env bash
# What surprises: node-gettext takes the number of forms from a table of its own and never reads the
# Plural-Forms line of the file. For a language that the table lacks (Montenegrin, say) each plural
# throws, though the file has a rule and all its forms; where table and file differ, the wrong form
# is chosen.
# Why it matters to a shop: translators and their tools go by the file's own rule and see it work;
# the shop has the wrong form, or no page at all, for the plural only.
# Versions seen: node-gettext 3.0.1, gettext-parser 10.0.0.
# Source: node-gettext's lib/plurals.js and dnpgettext() in lib/gettext.js; GNU gettext's manual,
# 11.2.6 (Plural forms).
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" \
  node-gettext@3.0.1 gettext-parser@10.0.0
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import Gettext from "node-gettext";
import { po } from "gettext-parser";

const file = (rule, forms) => `msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: ${rule};\\n"

msgid "piece"
msgid_plural "pieces"
${forms.map((form, index) => `msgstr[${index}] "${form}"`).join("\n")}
`;
function words(language, rule, forms, numbers) {
  const gettext = new Gettext();
  gettext.addTranslations(language, "shop", po.parse(file(rule, forms)));
  gettext.setTextDomain("shop");
  gettext.setLocale(language);
  try {
    return numbers.map((number) => gettext.ngettext("piece", "pieces", number));
  } catch (error) {
    return [error.constructor.name];
  }
}
const slavic =
  "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)";
const seen = {
  montenegrin: words("cnr", slavic, ["komad", "komada", "komadâ"], [1, 2, 5]),
  portuguese: words("pt", "nplurals=2; plural=(n > 1)", ["peça", "peças"], [0, 1, 2]),
};
console.log("node-gettext 3.0.1, gettext-parser 10.0.0");
console.log(
  `  cnr, 1 2 5. Expected by most: komad komada komadâ; seen: ${seen.montenegrin.join(" ")}`,
);
console.log(
  `  pt, 0 1 2 with the rule n > 1. Expected by most: peça peça peças; seen: ${seen.portuguese.join(" ")}`,
);
assert.deepEqual(seen.portuguese, ["peças", "peça", "peças"]);
assert.deepEqual(seen.montenegrin, ["TypeError"]);
JS
node "$tmp/run.mjs"
