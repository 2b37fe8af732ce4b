import { describe, expect, it } from "vitest";
import { functionsOf } from "./functions.ts";
import { SOURCES } from "./sources.ts";

/** Lines that a function or component may have, those nested in it included. */
const MOST_LINES = 100;
/** Functions that are longer for a reason. */
const EXCEPTIONS = [
  // Two hooks instead of one are 130 bytes more of every list's scripts, which have no room for them
  // (e2e/first-visit/first-paint.spec.ts).
  "useListForm",
];

const LONG = SOURCES.flatMap(functionsOf)
  .filter(({ lines, name }) => lines > MOST_LINES && !EXCEPTIONS.includes(name))
  .toSorted((one, other) => other.lines - one.lines)
  .map(({ name, file, line, lines }) => `${lines} lines: ${name} (${file}:${line})`);

describe("the length of functions", () => {
  it(`no function has more than ${MOST_LINES} lines`, () => {
    expect(LONG, "Cut by subject.").toEqual([]);
  });

  it("counts functions, components and what is nested in them, by their own lines", () => {
    const text = [
      "export const Outer = memo(function named() {",
      "  const inner = () => {",
      "    run();",
      "  };",
      "});",
      "const short = () => 1;",
    ].join("\n");
    expect(
      functionsOf({ file: "x.ts", text }).map(({ name, lines }) => `${name} ${lines}`),
    ).toEqual(["named 5", "inner 3", "short 1"]);
  });
});
