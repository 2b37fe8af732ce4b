import { describe, expect, it } from "vitest";
import { functionsOf } from "./functions.ts";
import { SOURCES } from "./sources.ts";

/** Lines that a function or component may have, those nested in it included. */
const MOST_LINES = 100;

const LONG = SOURCES.flatMap(functionsOf)
  .filter(({ lines }) => lines > MOST_LINES)
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
