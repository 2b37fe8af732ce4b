/**
 * The language that the server wrote the page in. Translation tools rewrite `lang` of `<html>` but leave data
 * attributes alone, so `lang` itself is never read (tests/architecture/page-language.test.ts).
 * @returns "" in a document that isn't one of our pages
 */
export const pageLanguage = (): string => document.documentElement.dataset.language ?? "";

/**
 * The language of calls: the page's, unless the interface is in a language that the site does not have (the admin
 * area).
 */
export const siteLanguage = (): string =>
  document.documentElement.dataset.siteLanguage ?? pageLanguage();
