import { createTranslator } from "next-intl";
import { withDigits } from "#lib/base/utils/intl.ts";
import { loadCatalogue } from "./lazy-messages.tsx";

/** A translator `t` as a plain function: keys begin with their namespace. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** The translator of a language for code outside components, e.g. for toasts. */
export async function loadTranslator(locale: string): Promise<Translate> {
  const messages = await loadCatalogue(locale);
  return createTranslator({ locale: withDigits(locale), messages });
}
