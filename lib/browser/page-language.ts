/**
 * The language that the server wrote the page in. Translators rewrite `lang` of `<html>` and leave data attributes
 * alone, so that one is read by nobody (tests/architecture/page-language.test.ts).
 *
 * @returns an empty text in a document that is no page of ours
 */
export const pageLanguage = (): string => document.documentElement.dataset.language ?? "";

/**
 * The language that calls are made in: the page's, but where the interface is written in one that its site does not
 * have (the admin area).
 */
export const siteLanguage = (): string =>
  document.documentElement.dataset.siteLanguage ?? pageLanguage();
