import type { Metadata, Viewport } from "next";
import { getMessages, setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import "@/app/globals.css";
import { Document } from "@/components/layout/document";
import { Shell } from "@/components/layout/shell";
import { siteIcons, themeColors } from "@/components/layout/site-icons";
import { CLIENT_NAMESPACES, pickMessages } from "@/components/providers/client-messages";
import { StorefrontProviders } from "@/components/providers/storefront-providers";
import { siteOrigin } from "@/lib/seo/origin";
import { toClientSite } from "@/lib/site/client-site";
import { getContext } from "@/lib/site/get-context";

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
