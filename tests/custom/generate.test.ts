import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { KINDS } from "#lib/run/custom/custom-kinds.mjs";
import { deprecatedExports, generate } from "#lib/run/custom/generate.mjs";
import { writeCustom } from "#lib/run/custom/write.mjs";

const ROOT = join(import.meta.dirname, "../..");

/** A repository whose `custom/` has these files, empty. */
function withFiles(...paths: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), "baseline-custom-"));
  for (const path of paths) {
    const file = join(root, "custom", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, "");
  }
  return root;
}
const sourcesOf = (...paths: readonly string[]) => generate(join(withFiles(...paths), "custom"));

describe("custom/generated", () => {
  it("is what the folders of custom/ make of it: run `npm run custom`", () => {
    const committed = new Map(
      readdirSync(join(ROOT, "custom/generated")).map((name) => [
        name,
        readFileSync(join(ROOT, "custom/generated", name), "utf8"),
      ]),
    );
    expect(committed).toEqual(generate(join(ROOT, "custom")));
  });

  it("names each kind of thing that is found, in the order of the alphabet", () => {
    const sources = generate(join(ROOT, "custom/example"));
    expect(sources.get("sections.ts")).toContain(
      'import { Section as stepsOwn } from "#custom/sections/steps/section.tsx";',
    );
    expect(sources.get("sections.ts")).toContain('= { "steps": stepsOwn, };');
    expect(sources.get("pages.ts")).toContain("[sizeFinderOwn]");
    expect(sources.get("replacements.ts")).toContain("{ footer: footerOwn, }");
    expect(sources.get("themes.ts")).toContain('"forest": forestOwn');
    expect(sources.get("routes.ts")).toContain('"clock": clockOwn');
    expect(sources.get("checks.ts")).toContain("[clockOwn]");
    expect(sources.get("destinations.ts")).toContain('{ "tally": tallyOwn, }');
    expect(sources.get("search.ts")).toContain("[engineOwn]");
    // Code for browsers is downloaded when it is needed, and not with the page.
    const late: readonly (readonly [string, string, string])[] = [
      ["destination-loaders.ts", "analytics/tally.ts", "destination"],
      ["payments.ts", "payments/voucher.tsx", "Payment"],
    ];
    for (const [file, path, name] of late) {
      expect(sources.get(file)).toContain(
        `() => import("#custom/${path}").then(({ ${name} }) => ${name}),`,
      );
      expect(sources.get(file)).not.toMatch(/^import \{/m);
    }
    // A section's words first, so that the folder's own can say them otherwise.
    expect(sources.get("messages.ts")).toMatch(
      /de: \[\(\) => import\("#custom\/sections\/steps\/messages\/de\.json"\), \(\) => import\("#custom\/messages\/de\.json"\)\]/,
    );
    expect(sourcesOf("themes/b.ts", "themes/a.ts", "themes/a.test.ts").get("themes.ts")).toMatch(
      /a\.ts";\n.*b\.ts";\n[\s\S]*\{ "a": aOwn, "b": bOwn, \}/,
    );
  });

  it("takes a name that an export had before, and says so", () => {
    const root = join(withFiles("themes/old.ts", "themes/new.ts", "themes/both.ts"), "custom");
    const write = (name: string, text: string) => writeFileSync(join(root, "themes", name), text);
    write("old.ts", "export const look = {};");
    write("new.ts", "export const theme = {};");
    write("both.ts", "export const look = {};\nexport { look as theme };");
    const kinds = KINDS.filter(({ module }) => module === "themes.ts").map((kind) => ({
      ...kind,
      formerly: { exported: "look", until: "0.3.0" },
    }));
    const source = generate(root, kinds).get("themes.ts");
    expect(source).toContain("import { look as oldOwn }");
    expect(source).toContain("import { theme as newOwn }");
    expect(source).toContain("import { theme as bothOwn }");
    expect(deprecatedExports(root, kinds)).toEqual([
      "custom/themes/old.ts exports look, which is called theme now. The old name is taken until 0.3.0.",
    ]);
    expect(deprecatedExports(root)).toEqual([]);
  });

  it("says which file or name is wrong", () => {
    expect(() => sourcesOf("sections/map/section.tsx")).toThrow(
      "custom/sections/map has no definition.ts",
    );
    expect(() => sourcesOf("pages/Über uns/page.tsx")).toThrow("custom/pages/Über uns: a name");
  });

  it("is written only where something changed", () => {
    const root = withFiles("themes/dark.ts");
    expect(writeCustom(root)).toContain("themes.ts");
    expect(writeCustom(root)).toEqual([]);
    writeFileSync(join(root, "custom/themes/light.ts"), "");
    expect(writeCustom(root)).toEqual(["themes.ts"]);
  });
});
