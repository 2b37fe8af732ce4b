import { expect, it } from "vitest";
import { SOURCES } from "./sources.ts";

/** Where formatters are made, with their digits said. Numbers stand apart: the first visit of a page needs no others. */
const MAKERS = ["lib/utils/intl.ts", "lib/utils/numbers/number-format.ts"];

/** What makes a formatter, or takes the language of the machine. Types such as `Intl.LDMLPluralRule` make none. */
const MAKES = [
  /\bnew\s+(?:\w+\.)?Intl\./,
  /\bIntl\.\w+(?:\.\w+)*\s*\(/,
  /=\s*Intl\b(?!\.)/,
  /\.toLocale(?:Date|Time)?String\b/,
  /\.toLocale(?:Lower|Upper)Case\(\s*\)/,
] as const;

it("lets two files make formatters of Intl", () => {
  const others = SOURCES.filter(
    ({ file }) => !MAKERS.includes(file) && !file.startsWith("sandbox/"),
  );
  const found = others.flatMap(({ file, text }) =>
    text
      .split("\n")
      .flatMap((line, index) =>
        MAKES.some((make) => make.test(line)) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});

it.each([
  "new Intl.NumberFormat(locale)",
  "Intl.DateTimeFormat().resolvedOptions()",
  "const { NumberFormat } = Intl;",
  "date.toLocaleDateString()",
  "text.toLocaleLowerCase()",
])("knows %j for one that makes them", (line) =>
  expect(MAKES.some((make) => make.test(line))).toBe(true));
