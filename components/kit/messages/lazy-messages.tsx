"use client";

import { type ReactNode, Suspense, use } from "react";
import { withDigits } from "#lib/base/utils/intl.ts";
import { catalogueFor } from "#lib/web/i18n/catalogues.ts";
import { type PageMessages, usePageMessages } from "./page-messages.tsx";
import { CLIENT_NAMESPACES, pickMessages } from "./pick-messages.ts";
import { Translations } from "./translations.tsx";

type Messages = NonNullable<PageMessages["messages"]>;

/** A language's messages, loaded once. */
type LoadMessages = (locale: string) => Promise<Messages>;

/** Makes a loader of whole catalogues, each loaded once. The next caller retries a failed download. */
export function keepCatalogues(find: typeof catalogueFor): LoadMessages {
  const loaded = new Map<string, Promise<Messages>>();
  return (locale) => {
    const { language, load } = find(locale);
    const held = loaded.get(language);
    if (held) return held;
    const promise = load().then((module): Messages => {
      // The browser loads a language's number formats with the first formatter; here, nobody waits for that.
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
  };
}

/** The catalogue of a language as shoppers get it. */
export const loadCatalogue = keepCatalogues(catalogueFor);

interface LazyMessagesProps {
  readonly namespaces: readonly string[];
  readonly fallback?: ReactNode;
  /** Where the messages come from, if not from the catalogue of shoppers. */
  readonly load?: LoadMessages;
  readonly children: ReactNode;
}

/** Gives islands that are loaded on use (cart modal, edit dialogs) their messages, so that no page includes them. */
export function LazyMessages({ fallback = null, ...props }: LazyMessagesProps) {
  return (
    <Suspense fallback={fallback}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Loaded({ namespaces, load = loadCatalogue, children }: LazyMessagesProps) {
  const page = usePageMessages();
  if (!page) throw new Error("There is no PageMessagesProvider.");
  const messages = use(load(page.locale));
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
