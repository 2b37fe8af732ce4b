import type { Metadata } from "next";
import { getMessages, setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import "#app/staff.css";
import { SayHydrated } from "#components/kit/hydration/hydrated-event.ts";
import { Translations } from "#components/kit/messages/translations.tsx";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { Document } from "#components/pages/layout/document.tsx";
import { toClientSite } from "#lib/web/site/client-site.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
  readonly children: ReactNode;
}

export const dynamic = "force-dynamic";
export const metadata: Metadata = { title: "Gallery", robots: { index: false, follow: false } };

/** The gallery's root: the site's theme, type and language, without its header and footer. */
export default async function GalleryLayout({ params, children }: Props) {
  const where = await params;
  setRequestLocale(where.locale);
  const context = await getContext(where);
  const messages = await getMessages();
  return (
    // Surfaces other than the storefront send no analytics and ask for no login.
    <Document locale={context.locale} surface="admin" site={context.site}>
      <Translations locale={context.locale} messages={messages} timeZone="UTC">
        <SiteProvider site={toClientSite(context)}>
          {children}
          <SayHydrated />
        </SiteProvider>
      </Translations>
    </Document>
  );
}
