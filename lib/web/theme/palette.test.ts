import { describe, expect, it } from "vitest";
import { fc } from "#tests/property.ts";
import {
  buildPalette,
  DEFAULT_COLORS,
  MARK,
  type Palette,
  TEXT,
  type ThemeColors,
  TONES,
} from "./palette.ts";
import { contrast, type Hex, readHex } from "./theme-color.ts";

type Role = keyof Palette;

const GROUNDS: readonly Role[] = [
  "paper",
  "surface",
  "sunken",
  "ground",
  "brandSoft",
  "accentSoft",
];
const STATE_GROUNDS: readonly Role[] = ["dangerSoft", "successSoft", "warningSoft"];
const on = (texts: readonly Role[], grounds: readonly Role[], least: number) =>
  texts.flatMap((text) => grounds.map((ground) => ({ text, ground, least })));

/** Everything that the tokens let a page put on something else. */
const PAIRS: readonly { text: Role; ground: Role; least: number }[] = [
  ...on(["ink", "muted", "brand"], [...GROUNDS, ...STATE_GROUNDS], TEXT),
  ...on(["accent", "danger", "success", "warning"], GROUNDS, TEXT),
  ...on(["danger"], ["dangerSoft"], TEXT),
  ...on(["success"], ["successSoft"], TEXT),
  ...on(["warning"], ["warningSoft"], TEXT),
  ...on(["onBrand"], ["brandFill", "brandFillHover"], TEXT),
  ...on(["onAccent"], ["accentFill"], TEXT),
  ...on(["onHighlight"], ["highlight"], TEXT),
  ...on(["paper"], ["ink"], TEXT),
  ...on(["onDeep", "highlight"], ["deep"], TEXT),
  // Borders of controls; the focus ring, which is brand on grounds and highlight on the deep band.
  ...on(["lineStrong", "brand"], [...GROUNDS, ...STATE_GROUNDS], MARK),
  ...on(["deepLine", "highlight"], ["deep"], MARK),
];

const tooWeak = (colors: ThemeColors) =>
  Object.entries(buildPalette(colors)).flatMap(([scheme, palette]) => [
    ...PAIRS.filter(({ text, ground, least }) => contrast(palette[text], palette[ground]) < least),
    ...(contrast("#ffffff", palette.dangerFill) < TEXT ? [{ scheme, text: "white" }] : []),
  ]);

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number): Hex => `#${number.toString(16).padStart(6, "0")}`);
const themes = fc.record({
  brand: hex,
  accent: hex,
  highlight: fc.option(hex),
  tone: fc.option(fc.constantFrom(...TONES)),
});
const of = (brand: Hex, accent: Hex = brand): ThemeColors => ({
  brand,
  accent,
  highlight: null,
  tone: null,
});

describe("the palette of a theme", () => {
  it("is readable in light and dark, whatever colours are given", () => {
    fc.assert(
      fc.property(themes, (colors) => {
        expect(tooWeak(colors)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  }, 60_000);

  it.each<[string, ThemeColors]>([
    ["no colours", DEFAULT_COLORS],
    ["black", of("#000000")],
    ["white", of("#ffffff")],
    ["neon yellow", of("#eaff00")],
    ["pale pink", of("#ffe4ec")],
    ["the greys in the middle", of("#777777", "#757575")],
    ["black and white", of("#000000", "#ffffff")],
  ])("is readable with %s", (_, colors) => {
    expect(tooWeak(colors)).toEqual([]);
  });

  it("uses a brand colour as it is where a button shows on its ground", () => {
    for (const brand of ["#10503a", "#c8102e", "#0057b8", "#ffd500", "#7a1fa2"] as const) {
      expect(buildPalette(of(brand)).light.brandFill).toBe(brand);
    }
    for (const brand of ["#c8102e", "#0f8a5f", "#ffd500", "#9c4dcc"] as const) {
      expect(buildPalette(of(brand)).dark.brandFill).toBe(brand);
    }
  });

  it("uses a brand colour as it is for links where it is readable", () => {
    expect(buildPalette(of("#0b5394")).light.brand).toBe("#0b5394");
    expect(buildPalette(of("#9fd3ff")).dark.brand).toBe("#9fd3ff");
  });

  it("shows a button on every ground, and that the pointer is on it", () => {
    fc.assert(
      fc.property(themes, (colors) => {
        for (const palette of Object.values(buildPalette(colors))) {
          for (const ground of ["paper", "surface", "sunken", "ground"] as const)
            expect(contrast(palette.brandFill, palette[ground])).toBeGreaterThanOrEqual(1.2);
        }
        // In the dark the strongest action must not recede (WCAG 2.2, 1.4.11).
        const { brandFill, paper } = buildPalette(colors).dark;
        expect(contrast(brandFill, paper)).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 100 },
    );
    for (const brand of ["#000000", "#ffffff", "#10503a", "#ffd500"] as const) {
      const { brandFill, brandFillHover } = buildPalette(of(brand)).light;
      expect(brandFillHover).not.toBe(brandFill);
    }
  });

  it("tints the neutral colours by its tone", () => {
    const ground = (tone: ThemeColors["tone"]) =>
      buildPalette({ ...DEFAULT_COLORS, tone }).light.ground;
    const channels = (color: Hex) =>
      [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    const [red = 0, , blue = 0] = channels(ground("warm"));
    expect(red).toBeGreaterThan(blue);
    const [coolRed = 0, , coolBlue = 0] = channels(ground("cool"));
    expect(coolBlue).toBeGreaterThan(coolRed);
    expect(new Set(channels(ground("plain"))).size).toBe(1);
    expect(new Set([ground("warm"), ground("cool"), ground("plain"), ground(null)]).size).toBe(4);
  });
});

describe("a colour's text", () => {
  it("is #rgb or #rrggbb", () => {
    expect(readHex(" #0AF ")).toBe("#00aaff");
    expect(readHex("#10503A")).toBe("#10503a");
    for (const text of ["", "red", "#12", "#12345", "#1234567", "10503a", "#12345g", "url(x)"])
      expect(readHex(text), text).toBeNull();
  });
});
