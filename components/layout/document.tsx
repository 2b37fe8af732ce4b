import "server-only";
import type { CSSProperties, ReactNode } from "react";
import { readAnalyticsTarget, textOption } from "#lib/site/options.ts";
import type { Site } from "#lib/site/types.ts";
import { fontVariables } from "./fonts.ts";

export type Surface = "storefront" | "edit" | "admin";

/**
 * `<html>` and `<body>` of every surface. Import `#app/globals.css` in the root layout that uses it.
 * Marks the surface as `data-surface`, which is how primitives know that they are being edited.
 */
export function Document(props: {
  locale: string;
  surface: Surface;
  site?: Pick<Site, "options" | "domain">;
  children: ReactNode;
}) {
  return (
    <html
      lang={props.locale}
      dir={directionOf(props.locale)}
      data-surface={props.surface}
      // Lets the page's policy name the captcha (lib/cache/page-csp.ts).
      data-captcha={props.site && textOption(props.site, "CaptchaSiteKey") ? "" : undefined}
      data-scroll-behavior="smooth"
      data-analytics={props.surface === "storefront" ? analyticsTarget(props.site) : undefined}
      className={fontVariables}
      style={props.site && brandStyle(props.site)}
      suppressHydrationWarning
    >
      <body>
        {props.surface === "storefront" ? <LoginHint /> : null}
        {props.children}
      </body>
    </html>
  );
}

/** Where analytics is sent (CMS option `EventTarget`); nothing is sent without a valid target. */
const analyticsTarget = (site?: Pick<Site, "options" | "domain">): string | undefined =>
  (site && readAnalyticsTarget(textOption(site, "EventTarget"), site.domain)) ?? undefined;

/** A site's own colours, from its options `BrandColor` and `ClayColor`: `#rgb` or `#rrggbb`, else ignored. */
function brandStyle(site: Pick<Site, "options">): CSSProperties | undefined {
  const style: CSSProperties = {};
  for (const [name, option] of BRAND_COLOURS) {
    const value = textOption(site, option);
    if (/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)) style[name] = value;
  }
  return Object.keys(style).length > 0 ? style : undefined;
}

const BRAND_COLOURS = [
  ["--site-brand", "BrandColor"],
  ["--site-accent", "ClayColor"],
] as const;

const RIGHT_TO_LEFT = new Set(["ar", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"]);

/** The writing direction of a language. */
const directionOf = (locale: string): "ltr" | "rtl" =>
  RIGHT_TO_LEFT.has(locale.split("-")[0]?.toLowerCase() ?? "") ? "rtl" : "ltr";

/** Marks `<html>` before the first paint when a customer is logged in, so that the header never flickers. */
const CODE =
  'if(/(^|; )loggedIn=1(;|$)/.test(document.cookie))document.documentElement.setAttribute("data-logged-in","")';

/**
 * The script is constant, so that the content security policy of cached pages can name its hash (lib/cache/page-csp.ts).
 * `<html>` needs `suppressHydrationWarning`, because the server does not render the attribute.
 */
const LoginHint = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  <script dangerouslySetInnerHTML={{ __html: CODE }} />
);
