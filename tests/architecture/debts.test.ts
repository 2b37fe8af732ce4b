import { describe, expect, it } from "vitest";
import { isTest, SOURCES, within } from "./sources.ts";

/** Lint exceptions and casts are debts: in each the tools check nothing. Both have a ceiling that only falls. */
const LINT_EXCEPTIONS_PER_1000_LINES = 0.5;
const CASTS_PER_1000_LINES = 0.5;

const PRODUCT = SOURCES.filter(({ file }) => !isTest(file) && !within(file, ["sandbox"]));
const LINES = PRODUCT.reduce((sum, { text }) => sum + text.split("\n").length - 1, 0);

/** `file:line text` of every line of code (comments left out) that matches. */
const places = (pattern: RegExp, withComments = false) =>
  PRODUCT.flatMap(({ file, text }) =>
    text.split("\n").flatMap((line, index) => {
      const code = withComments ? line : line.replace(/^\s*(\/\/|\/?\*).*$|\s\/\/ .*$/, "");
      return pattern.test(code) ? [`${file}:${index + 1} ${line.trim()}`] : [];
    }),
  );

describe("debts", () => {
  it("every lint exception names its rule and its reason", () => {
    const exceptions = places(/biome-ignore/, true);
    expect(
      exceptions.filter((place) => !/biome-ignore(?:-all)? [\w/]+: \S.{10,}/.test(place)),
    ).toEqual([]);
  });

  it(`there are at most ${LINT_EXCEPTIONS_PER_1000_LINES} lint exceptions per 1,000 lines`, () => {
    const exceptions = places(/biome-ignore/, true);
    const most = Math.floor((LINES / 1000) * LINT_EXCEPTIONS_PER_1000_LINES);
    expect(exceptions.length > most ? exceptions : []).toEqual([]);
  });

  it("nothing is cast to never", () => {
    expect(places(/\bas never\b/)).toEqual([]);
  });

  it(`there are at most ${CASTS_PER_1000_LINES} casts per 1,000 lines`, () => {
    const casts = places(
      /\S\s+as (?!const\b)(?:unknown|string|number|readonly|keyof|typeof|[A-Z{[(])/,
    ).filter((place) => !/^\S+ (?:import|export)\b.*\bfrom\b/.test(place));
    const most = Math.floor((LINES / 1000) * CASTS_PER_1000_LINES);
    expect(casts.length > most ? casts : []).toEqual([]);
  });
});
