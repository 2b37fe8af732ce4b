import type { BrowserContext } from "@playwright/test";
import { addToolbar, checkGrammar, managePasswords } from "./extensions.ts";
import { type Moment, type Translation, translate } from "./translators.ts";

/** Tools besides ours that change a person's pages. */
export interface Company {
  readonly name: string;
  readonly translation: Translation;
  readonly passwords: Moment;
  readonly grammar: Moment;
  readonly toolbar: Moment;
}

const company = (
  translation: Translation,
  passwords: Moment,
  grammar: Moment,
  toolbar: Moment,
): Company => ({
  name: `pages translated ${translation.way} to ${translation.to} ${translation.moment} React answers`,
  translation,
  passwords,
  grammar,
  toolbar,
});

/**
 * Croatian is a language of the site, Japanese isn't. Each pair covers every kind at both moments, so that a journey
 * with each pair covers everything; the pairs differ in how the translation tool writes.
 */
export const COMPANIES: readonly (readonly [Company, Company])[] = [
  [
    company({ to: "hr", moment: "after", way: "elements" }, "before", "before", "after"),
    company({ to: "ja", moment: "before", way: "in place" }, "after", "after", "before"),
  ],
  [
    company({ to: "ja", moment: "after", way: "elements" }, "after", "before", "before"),
    company({ to: "hr", moment: "before", way: "elements" }, "before", "after", "after"),
  ],
];

/** Runs them on every page of a browser. */
export async function keepCompany(
  context: BrowserContext,
  { translation, passwords, grammar, toolbar }: Company,
): Promise<void> {
  await translate(context, translation);
  await managePasswords(context, passwords);
  await checkGrammar(context, grammar);
  await addToolbar(context, toolbar);
}

/** React's report that it has drawn a page again because another tool was faster. */
export const DRAWN_ANEW = /Minified React error #(?:418|423|425)/;
