declare const safe: unique symbol;

/**
 * Sanitised HTML. Created only by `lib/web/security/sanitize.ts`, and in edit mode by `clean-markup.ts` with the same
 * allow-list.
 */
export type SafeHtmlText = string & { readonly [safe]: true };
