import "server-only";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { getSettings } from "#lib/base/config/settings.ts";
import { formatMarker } from "#lib/web/analytics/marker.ts";
import { directionOf, isJoined } from "#lib/web/i18n/writing.ts";
import { FIRST_MARKS, MARKS_AND_REPORTS } from "#lib/web/security/inline-scripts.ts";
import { analyticsOf } from "#lib/web/site/analytics.ts";
import { textOption } from "#lib/web/site/options.ts";
import type { Site } from "#lib/web/site/types.ts";
import { readTheme } from "#lib/web/theme/read-theme.ts";
import { DEFAULT_THEME, themeCss } from "#lib/web/theme/theme-css.ts";
import { DEFAULT_PAIRING } from "#lib/web/theme/theme-fonts.ts";
import { EarlyPresses } from "./early-presses.tsx";
import { fontFiles } from "./font-files.ts";

export type Surface = "storefront" | "edit" | "admin" | "plain";

/**
 * `<html>` and `<body>` of every surface. Import `#app/globals.css` in the root layout that uses it. Sets the surface
 * as `data-surface`, by which primitives detect edit mode.
 */
export function Document(props: {
  locale: string;
  /** The site's language, if the interface has none for it and is in another: calls are made in the site's. */
  siteLocale?: string;
  surface: Surface;
  site?: Pick<Site, "options" | "domain"> & Partial<Pick<Site, "name">>;
  children: ReactNode;
}) {
  const reports = props.surface === "storefront" ? sampleOfReports() : undefined;
  const theme = props.site ? readTheme(props.site) : DEFAULT_THEME;
  for (const file of fontFiles(theme.fonts, props.locale))
    preload(file, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <html
      lang={props.locale}
      dir={directionOf(props.locale)}
      // Set for scripts whose letters join and must not be spaced (app/styles/direction.css).
      data-letters={isJoined(props.locale) ? "joined" : undefined}
      data-surface={props.surface}
      // Read instead of `lang`, which translation tools rewrite (lib/base/browser/page-language.ts).
      data-language={props.locale}
      data-site-language={props.siteLocale === props.locale ? undefined : props.siteLocale}
      // Makes the page's policy allow the captcha (lib/web/cache/page-csp.ts).
      data-captcha={props.site && textOption(props.site, "CaptchaSiteKey") ? "" : undefined}
      data-scroll-behavior="smooth"
      data-analytics={props.surface === "storefront" ? destinations(props.site) : undefined}
      data-reports={reports}
      data-fonts={theme.fonts === DEFAULT_PAIRING ? undefined : theme.fonts}
      suppressHydrationWarning
    >
      {/* Printed at the top of every page (app/styles/print.css). */}
      <body data-shop={props.site?.name}>
        <ThemeStyle css={themeCss(theme)} />
        {props.surface === "storefront" ? <FirstMarks reports={reports !== undefined} /> : null}
        {props.surface === "admin" || props.surface === "edit" ? (
          <EarlyPresses withPlaces={props.surface === "edit"} />
        ) : null}
        {props.children}
      </body>
    </html>
  );
}

/** The destinations of analytics; without one nothing is loaded or sent, and the policy allows no host for it. */
const destinations = (site?: Pick<Site, "options" | "domain">): string | undefined =>
  (site && formatMarker(analyticsOf(site))) || undefined;

/**
 * The share of visits that are measured, from 0 to 1 (lib/web/reports/loader-script.ts); undefined if browsers report
 * nothing.
 */
function sampleOfReports(): number | undefined {
  const { BROWSER_REPORTS, BROWSER_REPORTS_SAMPLE } = getSettings();
  return BROWSER_REPORTS ? BROWSER_REPORTS_SAMPLE : undefined;
}

/** A site's own colours and corners (docs/site-options.md §2). React puts them into the head. */
const ThemeStyle = ({ css }: { css: string }) =>
  css === "" ? null : (
    <style href="theme" precedence="theme">
      {css}
    </style>
  );

/**
 * The script is one of two constants, so that the content security policy of cached pages can name its hash
 * (lib/web/cache/page-csp.ts). It is one element: scripts beside each other are joined in the page that is sent, and React
 * would miss the second one.
 */
const FirstMarks = ({ reports }: { reports: boolean }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours
  <script dangerouslySetInnerHTML={{ __html: reports ? MARKS_AND_REPORTS : FIRST_MARKS }} />
);
