import type { CSSProperties } from "react";
import { inkOn, toColor } from "#lib/base/utils/color.ts";
import { type SlotElement, textAt } from "#lib/shop/domain/content/element.ts";
import { visibilityOf } from "#lib/shop/domain/sections/section-visibility.ts";

const VISIBLE = {
  always: undefined,
  desktop: "max-lg:hidden",
  mobile: "lg:hidden",
  never: "hidden",
} as const;

/** Classes and colours from a section's options; `mobileOptions` win below 1024 px. */
export function sectionLook(element: SlotElement): { className?: string; style?: CSSProperties } {
  const colorAt = (path: string) => toColor(textAt(element, path));
  const ground = colorAt("options.background");
  const mobileGround = colorAt("mobileOptions.background") ?? ground;
  // A background without a text colour would be unreadable in one of the two colour schemes.
  const ink = colorAt("options.color") ?? (ground && inkOn(ground));
  const mobileInk =
    colorAt("mobileOptions.color") ??
    colorAt("options.color") ??
    (mobileGround && inkOn(mobileGround));
  const variables: CSSProperties = {};
  const classes: string[] = [];
  const visible = VISIBLE[visibilityOf(element)];
  if (visible) classes.push(visible);
  // Important: the section's default background and text colour are classes of the same specificity.
  if (ground || mobileGround) {
    variables["--section-ground"] = ground ?? "transparent";
    variables["--section-ground-mobile"] = mobileGround ?? "transparent";
    classes.push("bg-(--section-ground-mobile)! lg:bg-(--section-ground)!");
  }
  if (ink || mobileInk) {
    variables["--section-ink"] = ink ?? "inherit";
    variables["--section-ink-mobile"] = mobileInk ?? "inherit";
    classes.push("text-(--section-ink-mobile)! lg:text-(--section-ink)!");
  }
  return {
    className: classes.join(" ") || undefined,
    style: Object.keys(variables).length > 0 ? variables : undefined,
  };
}
