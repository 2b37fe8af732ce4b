import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fc } from "#tests/property.ts";
import { readTheme } from "./read-theme.ts";
import { contrast } from "./theme-color.ts";
import { DEFAULT_THEME, propertyOf, themeCss } from "./theme-css.ts";
import { firstLetter, iconOf, iconSvg } from "./theme-icon.ts";

const siteWith = (options: Record<string, unknown>, name = "Books & Co") => ({
  name,
  options: new Map(Object.entries(options)),
});
const cssOf = (options: Record<string, unknown>) => themeCss(readTheme(siteWith(options)));

const styles = (file: string) =>
  readFileSync(join(import.meta.dirname, "../../../app/styles", file), "utf8");

/** Custom properties of a rule's text, by name. */
const properties = (text: string) =>
  new Map(
    [...text.matchAll(/(--[\w-]+):\s*([^;}]+)[;}]/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );

describe("the theme of a site", () => {
  it("is the tokens' own where no option is set, and costs nothing then", () => {
    const [light = "", dark = ""] = styles("tokens.css").split(
      "@media screen and (prefers-color-scheme: dark)",
    );
    const [base, over] = [properties(light), properties(dark.split("@theme")[0] ?? "")];
    for (const [role, value] of Object.entries(DEFAULT_THEME.palette.light))
      expect(base.get(propertyOf(role)), role).toBe(value);
    for (const [role, value] of Object.entries(DEFAULT_THEME.palette.dark))
      expect(over.get(propertyOf(role)) ?? base.get(propertyOf(role)), role).toBe(value);
    expect(cssOf({})).toBe("");
  });

  it("has the colours of its options, in both colour schemes", () => {
    const css = cssOf({ ThemeBrand: "#C8102E", ThemeAccent: "#05a" });
    expect(css).toMatch(
      /^html:root\{.*--brand-fill:#c8102e.*\}@media screen and \(prefers-color-scheme:dark\)\{/,
    );
    const [, light = "", dark = ""] =
      /^html:root\{(.*?)\}@media[^{]*\{html:root\{(.*?)\}\}$/.exec(css) ?? [];
    expect(light).toContain("--accent-fill:#0055aa");
    const { palette } = readTheme(siteWith({ ThemeBrand: "#C8102E", ThemeAccent: "#05a" }));
    // The dark scheme lists only differences from the light one, without repetitions.
    expect(dark).toContain(`--paper:${palette.dark.paper}`);
    expect(dark.split(";").filter((one) => light.split(";").includes(one))).toEqual([]);
  });

  it("takes every colour from the one that is given, where only one is", () => {
    const { palette } = readTheme(siteWith({ ThemeBrand: "#7a1fa2" }));
    expect(palette.light.accentFill).toBe("#7a1fa2");
  });

  it("keeps a highlight that is readable on the deep band as it is", () => {
    const options = { ThemeBrand: "#10503a", ThemeAccent: "#a94520", ThemeHighlight: "#d9f24a" };
    expect(readTheme(siteWith(options)).palette.light.highlight).toBe("#d9f24a");
    expect(readTheme(siteWith(options)).palette.dark.highlight).toBe("#d9f24a");
  });

  it("ignores what it cannot read", () => {
    for (const value of [
      "red",
      "#12",
      "#12345g",
      "}body{display:none",
      "<script>",
      7,
      null,
      {},
      true,
    ])
      expect(
        cssOf({
          ThemeBrand: value,
          ThemeAccent: value,
          ThemeHighlight: value,
          ThemeTone: value,
          ThemeRadius: value,
          ThemeFonts: value,
        }),
      ).toBe("");
    expect(readTheme(siteWith({ ThemeFonts: "comic" })).fonts).toBe("grotesque");
    expect(readTheme(siteWith({ ThemeFonts: " Editorial " })).fonts).toBe("editorial");
  });

  it("scales the corners", () => {
    expect(cssOf({ ThemeRadius: "none" })).toContain("--radius-lg:0");
    expect(cssOf({ ThemeRadius: "large" })).toContain("--radius-lg:22px");
    expect(cssOf({ ThemeRadius: "medium" })).toBe("");
  });

  it("is small and holds nothing but colours and lengths, whatever is given", () => {
    const text = fc.oneof(fc.string(), fc.constantFrom("#f0f", "#123456", "warm", "none"));
    fc.assert(
      fc.property(text, text, text, text, (ThemeBrand, ThemeAccent, ThemeTone, ThemeRadius) => {
        const css = cssOf({ ThemeBrand, ThemeAccent, ThemeTone, ThemeRadius });
        expect(css.length).toBeLessThan(1536);
        expect(css.replace(/--[a-z-]+:(#[0-9a-f]{6}|\d+(px)?)/g, "")).toMatch(
          /^(html:root\{;*\})?(@media screen and \(prefers-color-scheme:dark\)\{html:root\{;*\}\})?$/,
        );
      }),
      { numRuns: 200 },
    );
  });
});

describe("the icon of a site without one", () => {
  it("is the first letter of its name, whatever comes before it", () => {
    expect(firstLetter("  «čarobna» knjižara")).toBe("Č");
    expect(firstLetter("& 24 books")).toBe("2");
    expect(firstLetter("متجر الدراجات")).toBe("م");
    expect(firstLetter("c\u030Carobna")).toBe("Č");
    expect(firstLetter("★ ★")).toBe("");
  });

  it("shows it readably on the brand colour, as a picture without anything of the name's markup", () => {
    const site = siteWith({ ThemeBrand: "#ffd500" }, "<b>Velo</b>");
    const { letter, ground, ink } = iconOf(site);
    expect(letter).toBe("B");
    expect(ground).toBe("#ffd500");
    expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
    const svg = iconSvg(site);
    expect(svg).toContain('fill="#ffd500"');
    expect(svg).toContain(">B</text>");
    expect(svg).not.toContain("<b>");
    expect(iconSvg(siteWith({}, "★"))).toContain("<circle");
  });
});
