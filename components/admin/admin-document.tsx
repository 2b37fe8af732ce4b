import "server-only";
import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { Document } from "#components/layout/document.tsx";
import { CLIENT_NAMESPACES, pickMessages } from "#components/messages/pick-messages.ts";
import { SiteProvider } from "#components/providers/site-provider.tsx";
import { toClientSite } from "#lib/site/client-site.ts";
import type { SiteContext } from "#lib/site/types.ts";

/** The document of the admin area, without the shop's header, cart and cookie notice. */
export async function AdminDocument({
  context,
  children,
}: {
  context: SiteContext;
  children: ReactNode;
}) {
  const messages = pickMessages(await getMessages(), [...CLIENT_NAMESPACES, "admin", "login"]);
  return (
    <Document locale={context.locale} surface="admin">
      <NextIntlClientProvider locale={context.locale} messages={messages} timeZone="UTC">
        <SiteProvider site={toClientSite(context)}>{children}</SiteProvider>
      </NextIntlClientProvider>
    </Document>
  );
}
