import { expect, it } from "vitest";
import { SOURCES } from "./sources.ts";

/**
 * Files that create formatters, with explicit digits. Numbers are separate: the first visit of a page needs only them.
 */
const MAKERS = ["lib/base/utils/intl.ts", "lib/base/utils/numbers/number-format.ts"];

/** Code that creates a formatter, or uses the machine's language. Types such as `Intl.LDMLPluralRule` create none. */
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
