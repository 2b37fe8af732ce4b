import "server-only";
import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { Document } from "@/components/layout/document";
import { CLIENT_NAMESPACES, pickMessages } from "@/components/providers/client-messages";
import { SiteProvider } from "@/components/providers/site-provider";
import { toClientSite } from "@/lib/site/client-site";
import type { SiteContext } from "@/lib/site/types";

/** The document of the admin area: nothing of the shop's header, cart or cookie notice. */
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
