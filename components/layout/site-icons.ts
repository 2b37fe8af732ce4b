import type { Metadata, Viewport } from "next";
import icon from "./art/icon.svg";

/** The default icon, a ball, until a site has its own. Imported, so that it is served beside the scripts. */
export const siteIcons: Metadata["icons"] = { icon: [{ url: icon.src, type: "image/svg+xml" }] };

/** The page's background in both colour schemes, for the browser's toolbars (app/styles/tokens.css, `--paper`). */
export const themeColors: Viewport["themeColor"] = [
  { media: "(prefers-color-scheme: light)", color: "#ffffff" },
  { media: "(prefers-color-scheme: dark)", color: "#0d1512" },
];
