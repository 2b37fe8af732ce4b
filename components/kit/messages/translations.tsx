"use client";

import { NextIntlClientProvider } from "next-intl";
import type { ComponentType, ReactNode } from "react";
import { withDigits } from "#lib/base/utils/intl.ts";
import { type PageMessages, PageMessagesProvider, usePageMessages } from "./page-messages.tsx";

/** The library creates its own number formatters for messages: the tag sets their digits. */
const Provider = ({ locale, ...page }: PageMessages & { readonly children: ReactNode }) => (
  <NextIntlClientProvider {...page} locale={withDigits(locale)} />
);

/** Messages for islands with text from the first render: forms of an account, the admin area. */
export const Translations = ({
  children,
  ...page
}: PageMessages & { readonly children: ReactNode }) => (
  <PageMessagesProvider {...page}>
    <Provider {...page}>{children}</Provider>
  </PageMessagesProvider>
);

/** The same, with the messages of the page around them. Without a page, another provider has them. */
export function PageTranslations({ children }: { readonly children: ReactNode }) {
  const page = usePageMessages();
  return page ? <Provider {...page}>{children}</Provider> : children;
}

/** An island that is loaded late, with the messages of its page: it loads the message library with it. */
export const translated =
  <Props extends object>(Island: ComponentType<Props>): ComponentType<Props> =>
  (props) => (
    <PageTranslations>
      <Island {...props} />
    </PageTranslations>
  );
