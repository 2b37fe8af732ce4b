import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT, SOURCES } from "./sources.ts";

/** The trade of the demo's sites. A product for any site has none of it in its names, classes, drawings and styles. */
const DEMO = /\b(courts?|clay|rackets?|tennis|balls?|optic)\b/i;

/** The commands introduce the demo; a host name is an example in a message of a setting. */
const SPEAKS_OF_THE_DEMO = /^lib\/(run\/cli|base\/config)\//;

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");

const drawn = globSync(["{app,components}/**/*.{css,svg}", "public/**/*.{svg,html,txt}"], {
  cwd: ROOT,
}).map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }));

const code = SOURCES.filter(
  ({ file }) => /^(app|components|stores|lib)\//.test(file) && !SPEAKS_OF_THE_DEMO.test(file),
);

describe("the product", () => {
  it("is read (an empty list would pass)", () => {
    expect(code.length).toBeGreaterThan(300);
    expect(drawn.length).toBeGreaterThan(5);
  });

  it("has nothing of the demo's trade in its code, styles and drawings", () => {
    const found = [...code, ...drawn].filter(({ text }) => DEMO.test(withoutComments(text)));
    expect(found.map(({ file }) => file)).toEqual([]);
  });
});
