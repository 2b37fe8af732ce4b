"use client";

import { NextIntlClientProvider, useLocale } from "next-intl";
import { type ComponentProps, type ReactNode, Suspense, use } from "react";
import { CLIENT_NAMESPACES, pickMessages } from "./pick-messages.ts";

type Messages = NonNullable<ComponentProps<typeof NextIntlClientProvider>["messages"]>;

/** One chunk a language. A language that the interface is not written in falls back to English (lib/i18n/messages.ts). */
const CATALOGUES: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  en: () => import("#messages/en.json"),
  hr: () => import("#messages/hr.json"),
  de: () => import("#messages/de.json"),
  ar: () => import("#messages/ar.json"),
};

const loaded = new Map<string, Promise<Messages>>();

/** The complete catalogue of a language, loaded once. The next caller retries a failed download. */
export function loadCatalogue(locale: string): Promise<Messages> {
  const known = Object.hasOwn(CATALOGUES, locale) ? locale : "en";
  const held = loaded.get(known);
  if (held) return held;
  const load = CATALOGUES[known] ?? (() => import("#messages/en.json"));
  const promise = load().then((module) => module.default as Messages);
  loaded.set(known, promise);
  promise.catch(() => loaded.delete(known));
  return promise;
}

/** Gives islands that are loaded on use (cart modal, edit dialogs) their messages, so that no page carries them. */
export function LazyMessages(props: {
  namespaces: readonly string[];
  fallback?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Suspense fallback={props.fallback ?? null}>
      <Loaded namespaces={props.namespaces}>{props.children}</Loaded>
    </Suspense>
  );
}

function Loaded({ namespaces, children }: { namespaces: readonly string[]; children: ReactNode }) {
  const locale = useLocale();
  const messages = use(loadCatalogue(locale));
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={pickMessages(messages, [...CLIENT_NAMESPACES, ...namespaces])}
    >
      {children}
    </NextIntlClientProvider>
  );
}
