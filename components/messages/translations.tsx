"use client";

import { NextIntlClientProvider } from "next-intl";
import type { ComponentType, ReactNode } from "react";
import { type PageMessages, PageMessagesProvider, usePageMessages } from "./page-messages.tsx";

/** Messages for islands of pages that say something from the first moment: forms of an account, the admin area. */
export const Translations = ({
  children,
  ...page
}: PageMessages & { readonly children: ReactNode }) => (
  <PageMessagesProvider {...page}>
    <NextIntlClientProvider {...page}>{children}</NextIntlClientProvider>
  </PageMessagesProvider>
);

/** The same, with the messages of the page around them. Where there is none, another provider gives them. */
export function PageTranslations({ children }: { readonly children: ReactNode }) {
  const page = usePageMessages();
  return page ? <NextIntlClientProvider {...page}>{children}</NextIntlClientProvider> : children;
}

/** An island that is loaded late, with the messages of its page: it brings the message library with it. */
export const translated =
  <Props extends object>(Island: ComponentType<Props>): ComponentType<Props> =>
  (props) => (
    <PageTranslations>
      <Island {...props} />
    </PageTranslations>
  );
