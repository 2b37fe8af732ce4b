"use client";

import { NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { type ComponentProps, type ReactNode, Suspense, use } from "react";
import { catalogueFor } from "#lib/i18n/catalogues.ts";
import { CLIENT_NAMESPACES, pickMessages } from "./pick-messages.ts";

type Messages = NonNullable<ComponentProps<typeof NextIntlClientProvider>["messages"]>;

const loaded = new Map<string, Promise<Messages>>();

/** The complete catalogue of a language, loaded once. The next caller retries a failed download. */
export function loadCatalogue(locale: string): Promise<Messages> {
  const { language, load } = catalogueFor(locale);
  const held = loaded.get(language);
  if (held) return held;
  const promise = load().then((module): Messages => module.default);
  loaded.set(language, promise);
  promise.catch(() => loaded.delete(language));
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
  // What stands in them for staff has its messages from the page.
  const around = useMessages();
  const messages = use(loadCatalogue(locale));
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={{ ...around, ...pickMessages(messages, [...CLIENT_NAMESPACES, ...namespaces]) }}
    >
      {children}
    </NextIntlClientProvider>
  );
}
