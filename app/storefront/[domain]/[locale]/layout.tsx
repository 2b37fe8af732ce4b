import type { Metadata, Viewport } from "next";
import { getMessages, setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import "#app/globals.css";
import { Document } from "#components/layout/document.tsx";
import { Shell } from "#components/layout/shell.tsx";
import { siteIcons, themeColors } from "#components/layout/site-icons.ts";
import { StorefrontProviders } from "#components/layout/storefront-providers.tsx";
import { CLIENT_NAMESPACES, pickMessages } from "#components/messages/pick-messages.ts";
import { toClientSite } from "#lib/site/client-site.ts";
import { getContext } from "#lib/site/get-context.ts";
import { siteOrigin } from "#lib/site/origin.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
  readonly children: ReactNode;
}

export const viewport: Viewport = { themeColor: themeColors };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site } = await getContext(await params);
  return { title: site.name, metadataBase: new URL(siteOrigin(site.domain)), icons: siteIcons };
}

/** The storefront's root: no cookie and no header is read here, so that every page can be kept. */
export default async function StorefrontLayout({ params, children }: Props) {
  const { domain, locale } = await params;
  setRequestLocale(locale);
  const context = await getContext({ domain, locale });
  return (
    <Document locale={locale} surface="storefront" site={context.site}>
      <StorefrontProviders
        site={toClientSite(context)}
        messages={pickMessages(await getMessages(), CLIENT_NAMESPACES)}
      >
        <Shell context={context}>{children}</Shell>
      </StorefrontProviders>
    </Document>
  );
}
