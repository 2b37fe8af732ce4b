import type { ReactNode } from "react";
import "#app/staff.css";
import "#components/staff/edit/edit.css";
import { Document } from "#components/pages/layout/document.tsx";
import { hiddenMetadata, siteViewport } from "#components/pages/layout/site-metadata.ts";
import { openForEditing } from "#components/staff/edit/surface/require-editing.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
  readonly children: ReactNode;
}

/** Every page is rendered per request, for one member of staff. */
export const dynamic = "force-dynamic";

export const generateViewport = siteViewport;
export const generateMetadata = hiddenMetadata;

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
