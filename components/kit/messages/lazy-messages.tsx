"use client";

import { type ReactNode, Suspense, use } from "react";
import { withDigits } from "#lib/base/utils/intl.ts";
import { catalogueFor } from "#lib/web/i18n/catalogues.ts";
import { type PageMessages, usePageMessages } from "./page-messages.tsx";
import { CLIENT_NAMESPACES, pickMessages } from "./pick-messages.ts";
import { Translations } from "./translations.tsx";

type Messages = NonNullable<PageMessages["messages"]>;

const loaded = new Map<string, Promise<Messages>>();

/** The complete catalogue of a language, loaded once. The next caller retries a failed download. */
export function loadCatalogue(locale: string): Promise<Messages> {
  const { language, load } = catalogueFor(locale);
  const held = loaded.get(language);
  if (held) return held;
  const promise = load().then((module): Messages => {
    // The browser reads a language's number formats with the first formatter: here nobody waits for that.
    withDigits(locale);
    return module.default;
  });
  loaded.set(language, promise);
  promise.then(
    // React reads these before it waits: a component need not suspend for messages that have arrived.
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    () => loaded.delete(language),
  );
  return promise;
}

/** Gives islands that are loaded on use (cart modal, edit dialogs) their messages, so that no page includes them. */
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
  const page = usePageMessages();
  if (!page) throw new Error("There is no PageMessagesProvider.");
  const messages = use(loadCatalogue(page.locale));
  return (
    <Translations
      {...page}
      messages={{
        // Parts for staff inside them get their messages from the page.
        ...page.messages,
        ...pickMessages(messages, [...CLIENT_NAMESPACES, ...namespaces]),
      }}
    >
      {children}
    </Translations>
  );
}
