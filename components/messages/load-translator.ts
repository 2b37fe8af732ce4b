import { createTranslator } from "next-intl";
import { loadCatalogue } from "./lazy-messages.tsx";

export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** The page's language for code that is no component, e.g. what a toast says. Keys begin with their namespace. */
export async function loadTranslator(locale: string): Promise<Translate> {
  const messages = await loadCatalogue(locale);
  return createTranslator({ locale, messages }) as unknown as Translate;
}
