import { expect, it } from "vitest";
import { SOURCES } from "./sources.ts";

/** The classes of every `<fieldset>` that makes a flex box or a grid of it. */
const FLEX_FIELDSET =
  /<fieldset\b[^>]*?className=(?:"[^"]*|\{[^}]*?")\b(?<!-)(?:flex|inline-flex|grid|stack)(?=[\s"])/g;

const flexFieldsets = (text: string): number[] =>
  [...text.matchAll(FLEX_FIELDSET)].map(({ index }) => text.slice(0, index).split("\n").length);

it("knows the ways to write one", () => {
  const ways = [
    '<fieldset className="flex min-w-0">',
    '<fieldset\n  key={one}\n  className="min-w-0 stack rounded"\n>',
    '<fieldset aria-label={t("a")} className={classNames("grid gap-3", own)}>',
  ];
  expect(ways.filter((way) => flexFieldsets(way).length === 0)).toEqual([]);
  expect(flexFieldsets('<fieldset className="min-w-0 flex-none"><div className="flex">')).toEqual(
    [],
  );
});

/** WebKit adds the height of the legend to a fieldset that is a flex box in a column: what it holds is laid out by a box in it. */
it("no fieldset is a flex box or a grid itself", () => {
  const places = SOURCES.flatMap(({ file, text }) =>
    flexFieldsets(text).map((line) => `${file}:${line}`),
  );
  expect(places).toEqual([]);
});
