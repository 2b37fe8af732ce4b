import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT, SOURCES } from "./sources.ts";

/** Classes that name a side of the screen instead of a side of the text. */
const CLASS =
  /(?<![\w-])(?:[\w[\]&:/.>*()@-]+:)?-?(?:m[lr]|p[lr]|scroll-[mp][lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])|text-(?:left|right)|float-(?:left|right)|clear-(?:left|right))(?:-[\w[\]./%]+)?(?=["'\s`])/g;
/** Declarations that do the same. */
const DECLARATION =
  /(?:(?:margin|padding|border)-(?:left|right)|(?<![\w-])(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear):\s*(?:left|right)/g;
/** Icons that point along the line of text, and so the other way in a right-to-left page. */
const POINTER = /<Icon\b[^>]*name="(?:arrow|chevron)-(?:left|right)"[^>]*>/g;

const markup = SOURCES.filter(({ file }) => /^(app|components)\/.*\.tsx?$/.test(file));
const styles = ["app/styles", "components/staff/edit"].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith(".css"))
    .map((name) => ({
      file: `${folder}/${name}`,
      text: readFileSync(join(ROOT, folder, name), "utf8"),
    })),
);

const found = (sources: readonly { file: string; text: string }[], pattern: RegExp) =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([hit]) => `${file}: ${hit}`),
  );

/** Texts in quotes that hold class names, not sentences of a comment or a type. */
const quoted = markup.map(({ file, text }) => ({
  file,
  text: [...text.matchAll(/"[^"\n]*"|`[^`]*`/g)].map(([one]) => one).join("\n"),
}));

describe("direction of the text", () => {
  it("no class names a side of the screen", () => {
    expect(found(quoted, CLASS)).toEqual([]);
  });

  it("no declaration names a side of the screen", () => {
    expect(found(styles, DECLARATION)).toEqual([]);
  });

  it("arrows and chevrons along the line turn in a right-to-left page", () => {
    const still = found(markup, POINTER).filter((hit) => !hit.includes("rtl:-scale-x-100"));
    expect(still).toEqual([]);
  });

  it("chevrons drawn of two borders turn with the border's side", () => {
    const still = found(
      quoted,
      /[^"\n]*border-e-2[^"\n]*rotate-45[^"\n]*|[^"\n]*rotate-45[^"\n]*border-e-2[^"\n]*/g,
    ).filter((hit) => !hit.includes("rtl:"));
    expect(still).toEqual([]);
  });
});
