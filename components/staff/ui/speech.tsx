"use client";

import { NextIntlClientProvider } from "next-intl";
import { createContext, type ReactNode, use } from "react";
import type { PageMessages } from "#components/kit/messages/page-messages.tsx";
import { Translations } from "#components/kit/messages/translations.tsx";
import { withDigits } from "#lib/base/utils/intl.ts";
import { directionOf, isJoined } from "#lib/web/i18n/writing.ts";

/** The language that staff read, with the messages of what is theirs. */
export type Speech = Pick<PageMessages, "locale" | "messages" | "timeZone">;

const SpeechContext = createContext<Speech | null>(null);

/**
 * Gives what is drawn on a page for staff its messages in their own language. The shoppers' parts of the page bring theirs
 * (components/kit/messages/translations.tsx).
 */
export const SpeechProvider = ({ children, ...speech }: Speech & { children: ReactNode }) => (
  <SpeechContext value={speech}>
    <NextIntlClientProvider {...speech} locale={withDigits(speech.locale)}>
      {children}
    </NextIntlClientProvider>
  </SpeechContext>
);

/** Everything around staff's own tools is in their language too: the words of the shell, and what is loaded later. */
export function StaffTranslations({ children }: { children: ReactNode }) {
  const speech = use(SpeechContext);
  return speech ? <Translations {...speech}>{children}</Translations> : children;
}

/** The attributes of an element with words for staff, inside a page of another language. */
export function useSpeech(): ReturnType<typeof spokenIn> | undefined {
  const speech = use(SpeechContext);
  return speech ? spokenIn(speech.locale) : undefined;
}

/** The attributes of an element in a language. */
const spokenIn = (locale: string) => ({
  lang: locale,
  dir: directionOf(locale),
  ...(isJoined(locale) && { "data-letters": "joined" }),
});
