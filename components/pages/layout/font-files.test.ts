import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { PARTS } from "#lib/run/cli/fonts.mjs";
import { PAIRINGS } from "#lib/web/theme/theme-fonts.ts";
import { fontFiles } from "./font-files.ts";

/** Families by what their files are called. */
const FAMILIES = {
  figtree: "Figtree",
  bricolage: "Bricolage",
  fraunces: "Fraunces",
  "source-sans": "Source Sans",
  rubik: "Rubik",
};

const STYLES = join(import.meta.dirname, "../../../app/styles/fonts.css");
const css = readFileSync(STYLES, "utf8");

/** The faces of the style sheet: family, file ("" for a system font) and characters. */
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = ""]) => ({
  family: /font-family: "([^"]+)"/.exec(body)?.[1] ?? "",
  file: /url\("([^"]+)"\)/.exec(body)?.[1] ?? "",
  letters: /unicode-range:\s*([^;]+);/.exec(body)?.[1]?.replace(/\s+/g, " ") ?? "",
  scaled: body.includes("size-adjust"),
}));

/** The families of a pairing, in their order; the default one is at the root. */
function familiesOf(pairing: string, role: "text" | "headline"): string[] {
  const selector = css.includes(`[data-fonts="${pairing}"]`)
    ? `[data-fonts="${pairing}"]`
    : ":root";
  const rule = css.slice(css.indexOf(`${selector} {`)).split("}")[0] ?? "";
  const value = new RegExp(`--type-${role}:([^;]+);`).exec(rule)?.[1]?.trim() ?? "";
  return value === "var(--type-text)"
    ? familiesOf(pairing, "text")
    : value.split(",").map((name) => name.trim().replaceAll('"', ""));
}

const familyOfFile = (address: string) =>
  faces.find(({ file }) => basename(file) === basename(address))?.family;

describe("the type pairings", () => {
  it("have files that are there", () => {
    const files = faces.flatMap(({ file }) => (file ? [join(dirname(STYLES), file)] : []));
    expect(files.length).toBeGreaterThan(8);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it.each(
    PAIRINGS.filter((name) => name !== "system"),
  )("%s: text and headline each have letters, Arabic, and a fallback of the same width", (pairing) => {
    for (const role of ["text", "headline"] as const) {
      const [own, arabic, fallback] = familiesOf(pairing, role);
      expect(faces.filter(({ family }) => family === own)).toHaveLength(3);
      expect(arabic).toBe("Arabic");
      expect(fallback).toBe(`${own} Fallback`);
      expect(faces.some(({ family, scaled }) => family === fallback && scaled)).toBe(true);
    }
  });

  it.each(PAIRINGS)("%s: only its own families are preloaded", (pairing) => {
    const own = new Set([...familiesOf(pairing, "text"), ...familiesOf(pairing, "headline")]);
    for (const locale of ["en", "hr", "de", "ar"])
      for (const file of fontFiles(pairing, locale)) expect(own).toContain(familyOfFile(file));
  });

  it("have the letters of every page in files of their own, as they were cut", () => {
    for (const [name, family] of Object.entries(FAMILIES))
      for (const [part, letters] of Object.entries(PARTS)) {
        const face = faces.find(({ file }) => basename(file) === `${name}-${part}.woff2`);
        expect(face).toMatchObject({ family, letters });
      }
  });

  it.each([
    ["en-GB", []],
    ["hr", ["figtree-latin-ext-wght-normal", "bricolage-grotesque-latin-ext-700-normal"]],
    ["de-AT", ["figtree-further", "bricolage-further"]],
    ["ja", []],
  ])("are preloaded in %s with those that its own letters need", (locale, more) => {
    const names = fontFiles("grotesque", locale).map((file) => basename(file, ".woff2"));
    expect(names).toEqual(["figtree-common", "bricolage-common", ...more]);
  });

  it("loads nothing for the system's own type", () => {
    for (const locale of ["en", "ar"]) expect(fontFiles("system", locale)).toEqual([]);
    expect(familiesOf("system", "text")).toEqual(["system-ui"]);
  });

  it("has one Arabic face, which is loaded for Arabic letters only, and at once on an Arabic page", () => {
    const arabic = faces.filter(({ family }) => family === "Arabic");
    expect(arabic).toHaveLength(1);
    const ranges = arabic[0]?.letters.split(", ") ?? [];
    const starts = ranges.map((range) => Number.parseInt(range.slice(2), 16));
    expect(Math.min(...starts)).toBe(0x600);
    expect(fontFiles("grotesque", "ar").map(familyOfFile)).toEqual(["Arabic", "Figtree"]);
    expect(fontFiles("grotesque", "en").map(familyOfFile)).toEqual(["Figtree", "Bricolage"]);
  });
});
