declare const safe: unique symbol;

/** Sanitised HTML. Only `lib/security/sanitize.ts` creates it, and in edit mode `clean-markup.ts` by the same list. */
export type SafeHtmlText = string & { readonly [safe]: true };
