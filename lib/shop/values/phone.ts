import { cleanCode } from "./ascii.ts";

/** Digits, the signs between them, and the letters of an extension or a vanity number. */
const SIGNS = /^[\p{L}\p{M}\d +().,;:/*#&'-]*$/u;

/** A phone number as it is sent: ASCII digits and hyphens, without the `tel:` of a copied address. */
export const cleanPhone = (typed: string): string => cleanCode(typed).replace(/^(?:tel:\s*)+/i, "");

/** Whether a cleaned text can be a phone number. There are too many formats in the world for a stricter rule. */
export const isPhone = (text: string): boolean => SIGNS.test(text) && /\d/.test(text);
