import en from "#messages/en.json";
import { catalogueFor, customMessages } from "./catalogues.ts";
import { type Messages, mergeMessages } from "./merge-messages.ts";

/** The messages of a language; missing keys are English. */
export async function loadMessages(locale: string): Promise<Messages> {
  const { language, load } = catalogueFor(locale);
  const english = await customMessages("en", en);
  return language === "en" ? english : mergeMessages(english, (await load()).default);
}
