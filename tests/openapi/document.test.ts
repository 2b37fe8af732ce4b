import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { isRecord } from "#lib/base/utils/is-record.ts";
import { addressOf } from "#lib/run/contract/operation.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { listCalls } from "#lib/shop/api/declare.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { buildOpenApi, OPENAPI } from "./build.ts";

mountSandbox();

type Json = Record<string, unknown>;
interface Operation extends Json {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Record<string, { schema: Json; example?: unknown }> };
  readonly responses: Record<
    string,
    { content: Record<string, { schema: Json; example?: unknown }> }
  >;
}
const text = readFileSync(join(import.meta.dirname, "../..", OPENAPI), "utf8");
const document = JSON.parse(text) as {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, Json>>;
};
const operations = Object.values(document.paths).flatMap((path) =>
  Object.entries(path).flatMap(([name, one]) => (name === "servers" ? [] : [one])),
);

let built = "";
beforeAll(async () => {
  built = await buildOpenApi();
}, 60_000);

it("is what `npm run contract` writes", () => {
  expect(built === text, `${OPENAPI} is out of date: npm run contract`).toBe(true);
});

it("has every call once, under a name of its own", () => {
  for (const call of listCalls(calls))
    expect(document.paths[addressOf(call)]?.[call.method.toLowerCase()], call.path).toBeDefined();
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
});

it("refers to nothing that is not there", () => {
  const references = [...text.matchAll(/"\$ref": ?"([^"]*)"/g)].map(([, reference]) => reference);
  expect(references.length).toBeGreaterThan(100);
  for (const reference of new Set(references)) {
    const [, kind = "", name = ""] = /^#\/components\/(\w+)\/(\w+)$/.exec(reference ?? "") ?? [];
    expect(document.components[kind]?.[name], reference).toBeDefined();
  }
});

it("has patterns that every language reads, with or without flags", () => {
  const patterns = new Set(
    [...text.matchAll(/"pattern": ?("(?:[^"\\]|\\.)*")/g)].map(([, one = ""]) => JSON.parse(one)),
  );
  expect(patterns.size).toBeGreaterThan(5);
  for (const pattern of patterns) {
    expect(pattern).not.toMatch(/\\p|\\u|\(\?[^:]/);
    expect(() => new RegExp(pattern, "u"), pattern).not.toThrow();
  }
  expect(text).toContain("ECMAScript with the flag u: ^");
});

/** A schema of the document that can be asked whether a value is of it. */
function validatorOf(schema: Json) {
  const local = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value).replaceAll("#/components/schemas/", "#/$defs/"));
  const whole = { ...schema, $defs: document.components.schemas };
  return z.fromJSONSchema(local(whole) as Parameters<typeof z.fromJSONSchema>[0]);
}

const examples = operations.flatMap(({ operationId, requestBody, responses }) => {
  const sent = requestBody?.content["application/json"];
  const answered = responses[200]?.content["application/json"];
  return [
    ...(sent?.example ? [[`${operationId}, as it is sent`, sent] as const] : []),
    ...(answered?.example ? [[`${operationId}, as it is answered`, answered] as const] : []),
  ];
});

it("has examples of most calls", () => {
  expect(examples.filter(([name]) => name.endsWith("answered")).length).toBeGreaterThan(75);
});

it.each(examples)("%s: the example is of the schema", (_, { schema, example }) => {
  const read = validatorOf(schema).safeParse(example);
  expect(read.success ? [] : read.error.issues).toEqual([]);
});

it("tells what is wrong with an answer", () => {
  const detect =
    document.paths["/v2/domainDetect"]?.post?.responses[200]?.content["application/json"];
  const validator = validatorOf(detect?.schema ?? {});
  expect(isRecord(detect?.example)).toBe(true);
  expect(validator.safeParse({ data: { siteID: 7 } }).success).toBe(false);
});
