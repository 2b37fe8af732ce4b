/**
 * An address within a sentence of any language, kept from left to right: its first slash would be at the wrong end of it
 * in Arabic. The two characters around it are invisible and take no room. In markup, `<bdi dir="ltr">` does the same.
 */
export const leftToRight = (address: string): string => `\u2066${address}\u2069`;
