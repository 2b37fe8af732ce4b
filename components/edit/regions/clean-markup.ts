import createDOMPurify from "dompurify";
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from "#lib/security/allowed-markup.ts";
import type { SafeHtmlText } from "#lib/utils/safe-html-text.ts";

const ATTRIBUTES = [...new Set(Object.values(ALLOWED_ATTRIBUTES).flat())];

/**
 * Markup that may be put into the page: drafts, conflicts, pastes and drops are as little to be trusted as the
 * backend. The allow-list is the server's own.
 */
export const cleanMarkup = (html: string): SafeHtmlText =>
  createDOMPurify(window).sanitize(html, {
    ALLOWED_TAGS: [...ALLOWED_TAGS],
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  }) as SafeHtmlText;
