import { cleanCode } from "./ascii.ts";

/** Digits, the signs between them, and the letters of an extension or of a number that is spelled. */
const SIGNS = /^[\p{L}\p{M}\d +().,;:/*#&'-]*$/u;

/** A phone number as it is sent: ASCII digits and hyphens, without the `tel:` of a copied address. */
export const cleanPhone = (typed: string): string => cleanCode(typed).replace(/^(?:tel:\s*)+/i, "");

/** Whether a cleaned text may be a phone number. The world has too many forms to ask for more. */
export const isPhone = (text: string): boolean => SIGNS.test(text) && /\d/.test(text);
