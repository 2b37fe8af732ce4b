import type { Metadata, Viewport } from "next";
import icon from "./art/icon.svg";

/** A ball of our own until a site has its own icon. Imported, so that it is served beside the scripts. */
export const siteIcons: Metadata["icons"] = { icon: [{ url: icon.src, type: "image/svg+xml" }] };

/** The page's ground in both themes, for the browser's own bars (app/styles/tokens.css, `--paper`). */
export const themeColors: Viewport["themeColor"] = [
  { media: "(prefers-color-scheme: light)", color: "#ffffff" },
  { media: "(prefers-color-scheme: dark)", color: "#0d1512" },
];
