import { CUSTOM_THEMES } from "#custom/generated/themes.ts";
import { textOption } from "#lib/web/site/options.ts";
import type { Site } from "#lib/web/site/types.ts";
import { buildPalette, DEFAULT_COLORS, type Palette, type Scheme, TONES } from "./palette.ts";
import { readHex } from "./theme-color.ts";
import { DEFAULT_PAIRING, PAIRINGS, type Pairing } from "./theme-fonts.ts";

export const RADII = ["none", "small", "medium", "large"] as const;
export type Radius = (typeof RADII)[number];

/** How a site looks. */
export interface Theme {
  readonly palette: Readonly<Record<Scheme, Palette>>;
  readonly radius: Radius;
  readonly fonts: Pairing;
}

type WithOptions = Pick<Site, "options">;

const held = new WeakMap<WithOptions["options"], Theme>();

/** The theme of a site from its options (docs/site-options.md §2); unreadable options count as not set. */
export function readTheme({ options }: WithOptions): Theme {
  const known = held.get(options);
  if (known) return known;
  const theme = build({ options });
  held.set(options, theme);
  return theme;
}

function build(site: WithOptions): Theme {
  const name = textOption(site, "ThemePreset");
  const preset = Object.hasOwn(CUSTOM_THEMES, name) ? CUSTOM_THEMES[name] : undefined;
  const brand = readHex(textOption(site, "ThemeBrand")) ?? readHex(preset?.brand ?? "");
  const accent = readHex(textOption(site, "ThemeAccent")) ?? readHex(preset?.accent ?? "");
  const isDefault = brand === null && accent === null;
  return {
    palette: buildPalette({
      brand: brand ?? DEFAULT_COLORS.brand,
      // One colour alone is the whole theme: the default accent could clash with it.
      accent: accent ?? brand ?? DEFAULT_COLORS.accent,
      highlight:
        readHex(textOption(site, "ThemeHighlight")) ??
        readHex(preset?.highlight ?? "") ??
        (isDefault ? DEFAULT_COLORS.highlight : null),
      tone: oneOf(TONES, textOption(site, "ThemeTone")) ?? preset?.tone ?? null,
    }),
    radius: oneOf(RADII, textOption(site, "ThemeRadius")) ?? preset?.radius ?? "medium",
    fonts: oneOf(PAIRINGS, textOption(site, "ThemeFonts")) ?? preset?.fonts ?? DEFAULT_PAIRING,
  };
}

const oneOf = <T extends string>(names: readonly T[], value: string): T | null =>
  names.find((name) => name === value.toLowerCase()) ?? null;
