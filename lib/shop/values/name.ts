/**
 * The characters of a person's name: letters and marks of any script with their joiners, blanks, every form of the
 * apostrophe, dots (`St. John`), middle and ideographic dots (`Gal·la`, `田中・マリア`), syllable separators, commas before
 * titles, hyphens, the slash of `D/O`, the quotation mark that a Hebrew keyboard has for gershayim (`ד"ר`), and letters
 * that Unicode classifies as numbers (`Ⅲ`, `〇`). No digits, no markup, no control characters.
 */
const LETTERS = /^[\p{L}\p{M}\p{Join_Control} '’‘‛ʼ´`′＇׳״.,،·‧・･་༌፡\p{Pd}/"\p{Nl}]+$/u;

/** Whether a cleaned text can be a person's name. */
export const isName = (text: string): boolean => /\p{L}/u.test(text) && LETTERS.test(text);
