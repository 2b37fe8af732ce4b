import type { Metadata, Viewport } from "next";
import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import "#app/globals.css";
import { AdminDocument } from "#components/admin/admin-document.tsx";
import { siteIcons, themeColors } from "#components/layout/site-icons.ts";
import { getContext } from "#lib/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
  readonly children: ReactNode;
}

export const dynamic = "force-dynamic";

export const viewport: Viewport = { themeColor: themeColors };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site } = await getContext(await params);
  return {
    title: { default: site.name, template: `%s · ${site.name}` },
    icons: siteIcons,
    robots: { index: false, follow: false },
  };
}

/** The admin's root. Each page checks the staff right itself, because the router keeps a layout between pages. */
export default async function AdminLayout({ params, children }: Props) {
  const { domain, locale } = await params;
  setRequestLocale(locale);
  return <AdminDocument context={await getContext({ domain, locale })}>{children}</AdminDocument>;
}
