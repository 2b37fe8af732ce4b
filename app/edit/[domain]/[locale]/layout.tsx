import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import "#app/staff.css";
import "#components/staff/edit/edit.css";
import { Document } from "#components/pages/layout/document.tsx";
import { siteIcons, themeColors } from "#components/pages/layout/site-icons.ts";
import { openForEditing } from "#components/staff/edit/surface/require-editing.ts";
import { getContext } from "#lib/web/site/get-context.ts";
import { siteOrigin } from "#lib/web/site/origin.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
  readonly children: ReactNode;
}

/** Every page is rendered per request, for one member of staff. */
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

/** The same document as the storefront's. */
export default async function EditLayout({ params, children }: Props) {
  const { domain, locale } = await params;
  const { site } = await openForEditing({ domain, locale });
  return (
    <Document locale={locale} surface="edit" site={site}>
      {children}
    </Document>
  );
}
