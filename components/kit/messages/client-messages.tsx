import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { getCurrentContext } from "#lib/web/site/current-context.ts";
import type { Locale } from "#lib/web/site/types.ts";
import { PageMessagesProvider } from "./page-messages.tsx";
import { CLIENT_NAMESPACES, pickMessages } from "./pick-messages.ts";

interface ClientMessagesProps {
  readonly locale: Locale;
  readonly namespaces: readonly string[];
  /** Messages and groups that these islands do not use, such as `forms.file`. */
  readonly without?: readonly string[];
  readonly children: ReactNode;
}

/**
 * Gives a page's late islands their messages, on that page only. Server component. Islands with text from the first
 * render are also inside `PageTranslations`.
 */
export async function ClientMessages({
  locale,
  namespaces,
  without,
  children,
}: ClientMessagesProps) {
  const messages = await getMessages({ locale });
  return (
    <PageMessagesProvider
      locale={locale}
      timeZone={getCurrentContext().site.timeZone}
      messages={pickMessages(messages, [...CLIENT_NAMESPACES, ...namespaces], without)}
    >
      {children}
    </PageMessagesProvider>
  );
}
