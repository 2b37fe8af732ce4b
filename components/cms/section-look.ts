import type { CSSProperties } from "react";
import { type SlotElement, textAt } from "@/lib/domain/element";
import { visibilityOf } from "@/lib/domain/sections";

/** Colours come from editors: only what is certainly a colour is believed. */
const COLOR = /^(#[0-9a-f]{3,8}|[a-z]{3,20}|(rgb|hsl|oklch)a?\([\d\s.,%/deg-]{1,60}\))$/i;
const colorAt = (element: SlotElement, path: string): string | undefined => {
  const value = textAt(element, path).trim();
  return COLOR.test(value) ? value : undefined;
};

const VISIBLE = { always: undefined, desktop: "max-lg:hidden", mobile: "lg:hidden", never: "hidden" } as const;

/** Classes and colours a section's options ask for; `mobileOptions` win below 1024 px. */
export function sectionLook(element: SlotElement): { className?: string; style?: CSSProperties } {
  const background = colorAt(element, "options.background");
  const color = colorAt(element, "options.color");
  const mobileBackground = colorAt(element, "mobileOptions.background") ?? background;
  const mobileColor = colorAt(element, "mobileOptions.color") ?? color;
  const variables: Record<string, string> = {};
  const classes: string[] = [];
  const visible = VISIBLE[visibilityOf(element)];
  if (visible) classes.push(visible);
  if (background || mobileBackground) {
    variables["--section-ground"] = background ?? "transparent";
    variables["--section-ground-mobile"] = mobileBackground ?? "transparent";
    classes.push("bg-(--section-ground-mobile) lg:bg-(--section-ground)");
  }
  if (color || mobileColor) {
    variables["--section-ink"] = color ?? "inherit";
    variables["--section-ink-mobile"] = mobileColor ?? "inherit";
    classes.push("text-(--section-ink-mobile) lg:text-(--section-ink)");
  }
  return {
    className: classes.join(" ") || undefined,
    style: Object.keys(variables).length > 0 ? (variables as CSSProperties) : undefined,
  };
}
