import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import "#app/globals.css";
import { Document } from "#components/pages/layout/document.tsx";
import { siteMetadata, siteViewport } from "#components/pages/layout/site-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
  readonly children: ReactNode;
}

export const generateViewport = siteViewport;
export const generateMetadata = siteMetadata;

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
