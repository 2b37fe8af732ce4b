import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import "#app/staff.css";
import { Document } from "#components/pages/layout/document.tsx";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
  readonly children: ReactNode;
}

/** Rendered per request, for one member of staff. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site } = await getContext(await params);
  return { title: site.name, robots: { index: false, follow: false } };
}

/** The site's theme, type and language around samples of sections, without its header and footer. */
export default async function SamplesLayout({ params, children }: Props) {
  const where = await params;
  setRequestLocale(where.locale);
  const { site } = await getContext(where);
  return (
    <Document locale={where.locale} surface="edit" site={site}>
      {children}
    </Document>
  );
}
