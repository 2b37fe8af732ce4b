import { buildPalette, DEFAULT_COLORS, type Palette, type Scheme } from "./palette.ts";
import type { Radius, Theme } from "./read-theme.ts";
import { DEFAULT_PAIRING } from "./theme-fonts.ts";

/** The theme of a site without options, as in app/styles/tokens.css. */
export const DEFAULT_THEME: Theme = {
  palette: buildPalette(DEFAULT_COLORS),
  radius: "medium",
  fonts: DEFAULT_PAIRING,
};

/** Corner radii of small, usual, large and very large elements, and of buttons. */
const RADII: Readonly<Record<Radius, readonly string[]>> = {
  none: ["0", "0", "0", "0", "0"],
  small: ["2px", "4px", "8px", "12px", "6px"],
  medium: ["4px", "8px", "14px", "22px", "999px"],
  large: ["8px", "14px", "22px", "32px", "999px"],
};
const RADIUS_NAMES = ["sm", "md", "lg", "xl", "control"] as const;

/** `lineStrong` → `--line-strong`. */
export const propertyOf = (role: string): string =>
  `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * The differences of a theme from the default one, as a style sheet for the document's head; "" if there are none. Made
 * of our own names and computed colours, so that no text of an option reaches the page.
 */
export function themeCss(theme: Theme): string {
  const roles = rolesThatDiffer(theme);
  const { light, dark } = theme.palette;
  const colours = (scheme: Scheme, written: readonly (keyof Palette)[]) =>
    written.map((role) => `${propertyOf(role)}:${theme.palette[scheme][role]}`);
  // Values that are the same in the dark scheme are written once.
  const ownInDark = roles.filter((role) => dark[role] !== light[role]);
  const radii =
    theme.radius === DEFAULT_THEME.radius
      ? []
      : RADIUS_NAMES.map((name, at) => `--radius-${name}:${RADII[theme.radius][at]}`);
  // Two selectors, so that it wins over the tokens wherever their sheet is.
  return (
    rule([...colours("light", roles), ...radii]) +
    (ownInDark.length > 0
      ? `@media screen and (prefers-color-scheme:dark){${rule(colours("dark", ownInDark))}}`
      : "")
  );
}

const rule = (declarations: readonly string[]): string =>
  declarations.length > 0 ? `html:root{${declarations.join(";")}}` : "";

/** Both schemes of a role are written if one of them differs: a light value would override the default dark one. */
function rolesThatDiffer({ palette }: Theme): (keyof Palette)[] {
  const differs = (role: keyof Palette) =>
    palette.light[role] !== DEFAULT_THEME.palette.light[role] ||
    palette.dark[role] !== DEFAULT_THEME.palette.dark[role];
  return ROLES.filter(differs);
}

const isRole = (name: string): name is keyof Palette => name in DEFAULT_THEME.palette.light;
const ROLES = Object.keys(DEFAULT_THEME.palette.light).filter(isRole);
