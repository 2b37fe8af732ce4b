import type { Site } from "#lib/web/site/types.ts";
import { readTheme } from "./read-theme.ts";

/** The addresses of the icon generated for a site without its own. */
export const ICON_FILES = { svg: "icon.svg", png: "touch.png" } as const;

/** Pixels of the icon that phones put on their home screen. */
export const TOUCH_SIZE = 180;

/** The content of a site's icon: the first letter of its name on its brand colour. */
export function iconOf(site: Pick<Site, "options" | "name">) {
  const { brandFill, onBrand } = readTheme(site).palette.light;
  return { letter: firstLetter(site.name), ground: brandFill, ink: onBrand };
}

/**
 * The icon as SVG: sharp in every size, and drawn with the browser's fonts, which cover every script. The letter needs
 * no escaping: no letter has a meaning in XML.
 */
export function iconSvg(site: Pick<Site, "options" | "name">): string {
  const { letter, ground, ink } = iconOf(site);
  const sign = letter
    ? `<text x="32" y="34" fill="${ink}" font-family="system-ui,sans-serif" font-size="38" font-weight="700" text-anchor="middle" dominant-baseline="central">${letter}</text>`
    : `<circle cx="32" cy="32" r="14" fill="${ink}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${ground}"/>${sign}</svg>`;
}

/** The first letter or digit of a name, with its combining marks; "" if it has none. */
export function firstLetter(name: string): string {
  const [first = ""] = /[\p{L}\p{N}]\p{M}*/u.exec(name.normalize("NFC")) ?? [];
  return first.toUpperCase().slice(0, 4);
}
