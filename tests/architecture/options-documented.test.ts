import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { TONES } from "#lib/web/theme/palette.ts";
import { RADII } from "#lib/web/theme/read-theme.ts";
import { PAIRINGS } from "#lib/web/theme/theme-fonts.ts";
import { SOURCES } from "./sources.ts";

const ROOT = join(import.meta.dirname, "../..");

/** The ways in which code reads an option of a site (lib/web/site/options.ts, lib/web/theme/theme-pictures.ts). */
const READS = [
  /\b(?:text|flag|amount|media|json|list|local)Option\(\s*[^,"]+,\s*"(\w+)"/g,
  /\bsitePicture\(\s*[^,"]+,\s*"(\w+)"/g,
  /\boptions\s*\.(?:get|has)\("(\w+)"\)/g,
];

const read = new Set(
  SOURCES.filter(({ file }) => /^(app|components|lib|middleware)/.test(file)).flatMap(({ text }) =>
    READS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = ""]) => name)),
  ),
);

/** Name → the cells of its row in docs/site-options.md. */
const table = new Map(
  [
    ...readFileSync(join(ROOT, "docs/site-options.md"), "utf8").matchAll(
      /^\| `([A-Z]\w*)` \|(.*)\|$/gm,
    ),
  ].map(([, name = "", cells = ""]) => [name, cells.split(/(?<!\\)\|/).map((cell) => cell.trim())]),
);

describe("the options of a site", () => {
  it("are found in the code (an empty list would pass everything)", () => {
    expect([...read]).toEqual(expect.arrayContaining(["SiteName", "ThemeBrand", "Favicon"]));
  });

  it("are exactly those in the table of docs/site-options.md", () => {
    expect([...table.keys()].sort()).toEqual([...read].sort());
  });

  it("each have a value, a default, an effect and a place", () => {
    for (const [name, cells] of table) {
      expect(cells, name).toHaveLength(4);
      expect(
        cells.filter((cell) => cell === ""),
        name,
      ).toEqual([]);
    }
  });

  it("name every value that a theme may have", () => {
    const valuesOf = (name: string) => table.get(name)?.[0] ?? "";
    for (const tone of TONES) expect(valuesOf("ThemeTone")).toContain(`\`${tone}\``);
    for (const radius of RADII) expect(valuesOf("ThemeRadius")).toContain(`\`${radius}\``);
    for (const pairing of PAIRINGS) expect(valuesOf("ThemeFonts")).toContain(`\`${pairing}\``);
  });
});
