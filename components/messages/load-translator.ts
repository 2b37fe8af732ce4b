import { createTranslator } from "next-intl";
import { loadCatalogue } from "./lazy-messages.tsx";

export type Words = (key: string, values?: Record<string, string | number>) => string;

/** The page's language for code that is no component, e.g. what a toast says. Keys begin with their namespace. */
export async function loadCartWords(locale: string): Promise<Words> {
  const messages = await loadCatalogue(locale);
  return createTranslator({ locale, messages }) as unknown as Words;
}
