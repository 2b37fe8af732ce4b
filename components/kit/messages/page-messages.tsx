"use client";

import type { NextIntlClientProvider } from "next-intl";
import { type ComponentProps, createContext, type ReactNode, use } from "react";
import { CloseLabel } from "#components/kit/ui/close-label.ts";
import { isRecord } from "#lib/base/utils/is-record.ts";

export interface PageMessages
  extends Pick<ComponentProps<typeof NextIntlClientProvider>, "messages"> {
  readonly locale: string;
  readonly timeZone?: string | undefined;
}

interface ShellTexts {
  readonly close?: string;
  readonly dismiss?: string;
  readonly errorTitle?: string;
  readonly errorText?: string;
  readonly late?: string;
  readonly tryAgain?: string;
}

const PageMessagesContext = createContext<PageMessages | null>(null);

/**
 * Provides a page's messages to islands that are loaded later (`translations.tsx`). It does not use the message library
 * (3 kB gzip), which most pages need only after an interaction.
 */
export function PageMessagesProvider({
  children,
  locale,
  messages,
  timeZone,
}: PageMessages & { readonly children: ReactNode }) {
  return (
    <PageMessagesContext value={{ locale, messages, timeZone }}>
      <CloseLabel value={shellTexts(messages).close ?? ""}>{children}</CloseLabel>
    </PageMessagesContext>
  );
}

/** The messages around an island; null outside a page. */
export const usePageMessages = (): PageMessages | null => use(PageMessagesContext);

/** The few messages of every page that need no message library: none of them has a placeholder. */
export const useShellMessages = (): ShellTexts => shellTexts(usePageMessages()?.messages);

/** The `shell` namespace, which every catalogue has completely. */
const shellTexts = (messages: PageMessages["messages"]): ShellTexts =>
  isRecord(messages?.shell) ? messages.shell : {};
