import { expect, it } from "vitest";
import { calls } from "#lib/shop/api/calls/index.ts";
import { readAnswer } from "./answer.ts";
import { wellFormedJson } from "./well-formed-json.ts";

const read = (json: string): unknown => JSON.parse(wellFormedJson(json));

it.each([
  ["a half at the end", '"cut \\ud83c"', "cut \ufffd"],
  ["a second half without its first", '"\\udfbe cut"', "\ufffd cut"],
  ["two first halves", '"\\uD83C\\uD83C\\uDFBE"', "\ufffd🎾"],
  ["a whole character", '"\\ud83c\\udfbe \\u00e9"', "🎾 é"],
  ["the letters of an escape", '"\\\\ud83c"', "\\ud83c"],
  ["a half behind a backslash", '"\\\\\\ud83c"', "\\\ufffd"],
  ["a name", '{"\\ud83c":1}', { "\ufffd": 1 }],
])("%s", (_, json, value) => {
  expect(read(json)).toEqual(value);
});

it("leaves other texts as they are", () => {
  const json = '{"name":"Čaj 🎾 \\u010c"}';
  expect(wellFormedJson(json)).toBe(json);
});

it("is how answers are read, so that every text of them can be in an address", () => {
  const body = '{"data":{"id":12,"name":"Cut \\ud83c","slug":"cut-\\ud83c"}}';
  const answer = readAnswer(calls.product.web.get, 200, body);
  expect(answer).toMatchObject({ data: { name: "Cut \ufffd", slug: "cut-\ufffd" } });
});
