import "server-only";
import { sanitize } from "#lib/security/sanitize.ts";
import { getCurrentContext } from "#lib/site/current-context.ts";
import { siteHost } from "#lib/site/origin.ts";
import type { SafeHtmlText } from "#lib/utils/safe-html-text.ts";

/** HTML of the backend for a page of the site being rendered. */
export const cleanHtml = (html: string): SafeHtmlText =>
  sanitize(html, siteHost(getCurrentContext().site.domain));
