import type { CSSProperties } from "react";
import { countAt, type SlotElement } from "#lib/shop/domain/content/element.ts";

const MOST = 6;
const MOST_ON_TABLETS = 4;

/**
 * The columns of a section: `options.columns` from 1024 px up, `mobileOptions.columns` below, else a default for the
 * number of items.
 */
export function gridColumns(
  element: SlotElement,
  usual: { phone: number; desktop: number },
): CSSProperties {
  const desktop = Math.min(MOST, countAt(element, "options.columns") ?? usual.desktop);
  const mobile = countAt(element, "mobileOptions.columns");
  const phone = Math.min(MOST, mobile ?? usual.phone, desktop);
  // The desktop's columns if they still fit, so that no row is left with a single card.
  const tablet = Math.min(desktop, mobile ?? MOST_ON_TABLETS);
  return { "--cols-s": phone, "--cols-m": tablet, "--cols-l": desktop };
}
