declare const safe: unique symbol;

/** Sanitised HTML. Only `lib/security/sanitize.ts` creates it. */
export type SafeHtmlText = string & { readonly [safe]: true };
