import { contrast, type Hex, type Look, lookOf, nearest, standsOut, toHex } from "./theme-color.ts";

/** The tint of the neutral colours; without a tone it is a trace of the brand colour. */
export const TONES = ["warm", "cool", "plain"] as const;
type Tone = (typeof TONES)[number];

export interface ThemeColors {
  readonly brand: Hex;
  readonly accent: Hex;
  /** On the deep band, for buttons and marks; null = the accent. */
  readonly highlight: Hex | null;
  readonly tone: Tone | null;
}

/** The colours of a site without its own: deep sea and brick. */
export const DEFAULT_COLORS: ThemeColors = {
  brand: "#1f4e66",
  accent: "#a34a2a",
  highlight: "#f3c969",
  tone: null,
};

/**
 * The contrast required for text, and for marks, borders of controls and the focus ring (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export const TEXT = 4.5;
export const MARK = 3;

/** One value for each role; the names are the custom properties' (app/styles/tokens.css). */
export type Palette = ReturnType<typeof buildScheme>;
export type Scheme = "light" | "dark";

/** Lightness of the neutral roles, and how much of the tint each has. */
const NEUTRALS = {
  light: {
    paper: [1, 0],
    surface: [1, 0],
    sunken: [0.971, 0.6],
    ground: [0.955, 0.8],
    line: [0.905, 1],
    lineStrong: [0.62, 1.6],
    ink: [0.235, 2.4],
    muted: [0.49, 2],
  },
  dark: {
    paper: [0.19, 1.4],
    surface: [0.235, 1.5],
    sunken: [0.212, 1.4],
    ground: [0.272, 1.6],
    line: [0.335, 1.7],
    lineStrong: [0.6, 1.8],
    ink: [0.955, 0.6],
    muted: [0.76, 1.4],
  },
} as const;

/** Colours with a fixed meaning: the same on every site. */
const STATES = {
  light: {
    danger: "#b1221b",
    dangerSoft: "#fcebe9",
    success: "#13693f",
    successSoft: "#e5f3ea",
    warning: "#7d4e00",
    warningSoft: "#fdf2da",
  },
  dark: {
    danger: "#ff9d94",
    dangerSoft: "#33171a",
    success: "#7fd6a3",
    successSoft: "#14291e",
    warning: "#f0c46a",
    warningSoft: "#2c2413",
  },
} as const;

/**
 * How the soft backgrounds and the deep band are derived from a colour, and the contrast of a filled button with its
 * background.
 */
const SCHEMES = {
  light: {
    soft: 0.955,
    softChroma: [0.3, 0.035],
    deep: [0.9, 0.36, 0.11],
    fill: 1.2,
    fillOnPage: 1.2,
  },
  dark: {
    soft: 0.31,
    softChroma: [0.45, 0.05],
    deep: [0.62, 0.25, 0.075],
    fill: 1.9,
    fillOnPage: MARK,
  },
} as const;

/** The least contrast with black of a filled element with a dark label, since the label is black in the worst case. */
const HIGHLIGHT_ON_BLACK = 5.2;

const tintOf = (tone: Tone | null, brand: Look): Pick<Look, "c" | "h"> =>
  tone === "warm"
    ? { c: 0.009, h: 80 }
    : tone === "cool"
      ? { c: 0.009, h: 255 }
      : { c: tone === "plain" ? 0 : Math.min(brand.c * 0.09, 0.009), h: brand.h };

/** The palette of a theme in both colour schemes, readable for any colours. */
export const buildPalette = (colors: ThemeColors): Record<Scheme, Palette> => ({
  light: buildScheme("light", colors),
  dark: buildScheme("dark", colors),
});

function buildScheme(scheme: Scheme, { brand, accent, highlight, tone }: ThemeColors) {
  const rules = SCHEMES[scheme];
  const state = STATES[scheme];
  const brandLook = lookOf(brand);
  const tint = tintOf(tone, brandLook);
  const neutral = (role: keyof (typeof NEUTRALS)["light"]): Hex => {
    const [l, share] = NEUTRALS[scheme][role];
    return toHex({ l, c: tint.c * share, h: tint.h });
  };
  const soft = ({ c, h }: Look): Hex =>
    toHex({ l: rules.soft, c: Math.min(c * rules.softChroma[0], rules.softChroma[1]), h });

  const plain = {
    paper: neutral("paper"),
    surface: neutral("surface"),
    sunken: neutral("sunken"),
    ground: neutral("ground"),
  };
  const softs = { brandSoft: soft(brandLook), accentSoft: soft(lookOf(accent)) };
  const grounds = [...Object.values(plain), ...Object.values(softs)];
  const stateSofts = [state.dangerSoft, state.successSoft, state.warningSoft];
  const everywhere = [...grounds, ...stateSofts];
  const text = (wanted: Hex, on = grounds): Hex =>
    nearest(wanted, (hex) => standsOut(hex, on, TEXT));

  const fillOf = (wanted: Hex) =>
    filled(
      nearest(
        wanted,
        (hex) =>
          standsOut(hex, Object.values(plain), rules.fill) &&
          standsOut(hex, [plain.paper], rules.fillOnPage),
      ),
    );
  const brandFill = fillOf(brand);
  const accentFill = fillOf(accent);

  const [share, lightest, strongest] = rules.deep;
  const deepLook = {
    l: Math.min(brandLook.l * share, lightest),
    c: Math.min(brandLook.c, strongest),
    h: brandLook.h,
  };
  const deep = toHex(deepLook);
  const shine = nearest(
    highlight ?? accent,
    (hex) => standsOut(hex, [deep], TEXT) && standsOut(hex, ["#000000"], HIGHLIGHT_ON_BLACK),
  );

  return {
    ...plain,
    ink: text(neutral("ink"), everywhere),
    muted: text(neutral("muted"), everywhere),
    line: neutral("line"),
    lineStrong: nearest(neutral("lineStrong"), (hex) => standsOut(hex, everywhere, MARK)),
    brand: text(brand, everywhere),
    brandFill: brandFill.fill,
    brandFillHover: brandFill.hover,
    brandSoft: softs.brandSoft,
    onBrand: brandFill.label,
    accent: text(accent),
    accentFill: accentFill.fill,
    accentSoft: softs.accentSoft,
    onAccent: accentFill.label,
    highlight: shine,
    onHighlight: labelOn(shine),
    deep,
    deepLine: nearest(toHex({ ...deepLook, l: 0.68 }), (hex) => standsOut(hex, [deep], MARK)),
    onDeep: toHex({ l: 0.972, c: Math.min(brandLook.c, 0.01), h: brandLook.h }),
    danger: text(state.danger, [...grounds, state.dangerSoft]),
    dangerFill: STATES.light.danger,
    dangerSoft: state.dangerSoft,
    success: text(state.success, [...grounds, state.successSoft]),
    successSoft: state.successSoft,
    warning: text(state.warning, [...grounds, state.warningSoft]),
    warningSoft: state.warningSoft,
  };
}

/** The label of a filled element: white, else the darkest tint of the fill, else black. One of them always passes. */
function labelOn(fill: Hex): Hex {
  if (contrast("#ffffff", fill) >= TEXT) return "#ffffff";
  const { c, h } = lookOf(fill);
  const dark = toHex({ l: 0.235, c: Math.min(c * 0.3, 0.04), h });
  return contrast(dark, fill) >= TEXT ? dark : "#000000";
}

/** The change of lightness of a filled element on hover. */
const HOVER = 0.055;

/** A fill with its label, and the fill on hover: away from the label if there is room, else towards it. */
function filled(fill: Hex): { fill: Hex; label: Hex; hover: Hex } {
  const label = labelOn(fill);
  const look = lookOf(fill);
  const away = label === "#ffffff" ? -HOVER : HOVER;
  const hasRoom = look.l + away > 0.08 && look.l + away < 0.985;
  const hover = toHex({ ...look, l: look.l + (hasRoom ? away : -1.6 * away) });
  return { fill, label, hover: contrast(label, hover) >= TEXT ? hover : fill };
}
