declare const safe: unique symbol;

/** HTML cleaned by `lib/security/sanitize.ts`, the only place that makes one. */
export type SafeHtmlText = string & { readonly [safe]: true };
