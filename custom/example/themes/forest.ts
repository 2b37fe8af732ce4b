import type { ThemePreset } from "#lib/web/custom/types.ts";

/** Dark green and amber, with serifs: the option `ThemePreset` is `forest`. */
export const theme: ThemePreset = {
  brand: "#22543d",
  accent: "#9a5b13",
  tone: "warm",
  radius: "small",
  fonts: "editorial",
};
