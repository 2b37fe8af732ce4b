import { expect, it } from "vitest";
import { SOURCES } from "./sources.ts";

const HELPER = "lib/base/browser/pressed-key.ts";

/** Ways to read a key without the helper, which would mistake the Enter of a composed word for a real one. */
const PAST_IT = [
  /\b(?:event|nativeEvent|press|e)\.key\b/,
  /\.keyCode\b/,
  /\bisComposing\b/,
  /\{[^{}]*\bkey\b[^{}]*\}\s*(?::\s*(?:globalThis\.|React\.)?KeyboardEvent|=\s*event\b)/,
];

const readsPast = (text: string): number[] =>
  text.split("\n").flatMap((line, at) => (PAST_IT.some((way) => way.test(line)) ? [at + 1] : []));

it("knows the ways to read a key", () => {
  const ways = [
    'if (event.key === "Enter") go();',
    "if (event.nativeEvent.isComposing) return;",
    "const { key, target } = event;",
    "const onKey = ({ key }: KeyboardEvent) => {};",
    "if (event.keyCode === 13) go();",
  ];
  expect(ways.filter((way) => readsPast(way).length === 0)).toEqual([]);
  expect(
    readsPast('const key = pressedKey(event);\ntell(new KeyboardEvent("keyup", { key }));'),
  ).toEqual([]);
});

it("every key is read by the helper that knows composed words and other scripts", () => {
  const places = SOURCES.filter(
    ({ file }) => file !== HELPER && !file.startsWith("sandbox/"),
  ).flatMap(({ file, text }) => readsPast(text).map((line) => `${file}:${line}`));
  expect(places).toEqual([]);
});
