import type { Metadata, Viewport } from "next";
import { getMessages, setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import "#app/globals.css";
import { CLIENT_NAMESPACES, pickMessages } from "#components/kit/messages/pick-messages.ts";
import { Document } from "#components/pages/layout/document.tsx";
import { Shell } from "#components/pages/layout/shell.tsx";
import { siteIcons, themeColors } from "#components/pages/layout/site-icons.ts";
import { StorefrontProviders } from "#components/pages/layout/storefront-providers.tsx";
import { toClientSite } from "#lib/web/site/client-site.ts";
import { getContext } from "#lib/web/site/get-context.ts";
import { siteOrigin } from "#lib/web/site/origin.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
  readonly children: ReactNode;
}

/** Every page is rendered per request, for one shopper. */
export const dynamic = "force-dynamic";

export async function generateViewport({ params }: Props): Promise<Viewport> {
  const { site } = await getContext(await params);
  return { themeColor: themeColors(site) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site } = await getContext(await params);
  return {
    title: site.name,
    metadataBase: new URL(siteOrigin(site.domain)),
    icons: siteIcons(site),
    robots: { index: false, follow: false },
  };
}

/** The storefront's document, header and footer, around the content of one shopper (decision 0058). */
export default async function PlainLayout({ params, children }: Props) {
  const where = await params;
  setRequestLocale(where.locale);
  const context = await getContext(where);
  return (
    <Document locale={where.locale} surface="plain" site={context.site}>
      <StorefrontProviders
        site={toClientSite(context)}
        messages={pickMessages(await getMessages(), CLIENT_NAMESPACES)}
      >
        <Shell context={context} languages={null} isPlain>
          {children}
        </Shell>
      </StorefrontProviders>
    </Document>
  );
}
