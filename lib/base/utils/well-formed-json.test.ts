import { expect, it } from "vitest";
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
