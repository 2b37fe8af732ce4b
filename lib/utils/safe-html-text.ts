declare const safe: unique symbol;

/** HTML that went through `sanitize`. Nothing else may make one. */
export type SafeHtmlText = string & { readonly [safe]: true };
