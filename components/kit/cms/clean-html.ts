import "server-only";
import type { SafeHtmlText } from "#lib/base/utils/safe-html-text.ts";
import { sanitize } from "#lib/web/security/sanitize.ts";
import { getCurrentContext } from "#lib/web/site/current-context.ts";
import { siteHost } from "#lib/web/site/origin.ts";

/** HTML of the backend for a page of the site being rendered. */
export const cleanHtml = (html: string): SafeHtmlText =>
  sanitize(html, siteHost(getCurrentContext().site.domain));
