import type { Metadata, Viewport } from "next";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import "#app/globals.css";
import "#components/edit/edit.css";
import { EditSurface } from "#components/edit/edit-surface.tsx";
import { openForEditing } from "#components/edit/require-editing.ts";
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

/** Made for one person, every time. */
export const dynamic = "force-dynamic";

export const viewport: Viewport = { themeColor: themeColors };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site } = await getContext(await params);
  return {
    title: site.name,
    metadataBase: new URL(siteOrigin(site.domain)),
    icons: siteIcons,
    robots: { index: false, follow: false },
  };
}

/** The storefront's document with the editor around it: the same header, pages and footer. */
export default async function EditLayout({ params, children }: Props) {
  const { domain, locale } = await params;
  const context = await openForEditing({ domain, locale });
  const messages = pickMessages(await getMessages(), [...CLIENT_NAMESPACES, "edit", "login"]);
  return (
    <Document locale={locale} surface="edit" site={context.site}>
      <StorefrontProviders site={toClientSite(context)} messages={messages}>
        <EditSurface domain={domain} locale={locale}>
          <Shell context={context}>{children}</Shell>
        </EditSurface>
      </StorefrontProviders>
    </Document>
  );
}
