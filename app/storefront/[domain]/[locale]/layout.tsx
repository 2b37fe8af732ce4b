import type { Metadata, Viewport } from "next";
import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import "#app/globals.css";
import { Document } from "#components/pages/layout/document.tsx";
import { siteIcons, themeColors } from "#components/pages/layout/site-icons.ts";
import { getContext } from "#lib/web/site/get-context.ts";
import { siteOrigin } from "#lib/web/site/origin.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
  readonly children: ReactNode;
}

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
  };
}

/** The storefront's root: no cookie and no header is read here, so that every page can be cached. */
export default async function StorefrontLayout({ params, children }: Props) {
  const { domain, locale } = await params;
  setRequestLocale(locale);
  const { site } = await getContext({ domain, locale });
  return (
    <Document locale={locale} surface="storefront" site={site}>
      {children}
    </Document>
  );
}
