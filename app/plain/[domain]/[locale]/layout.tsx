import { getMessages, setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import "#app/globals.css";
import { CLIENT_NAMESPACES, pickMessages } from "#components/kit/messages/pick-messages.ts";
import { Document } from "#components/pages/layout/document.tsx";
import { Shell } from "#components/pages/layout/shell.tsx";
import { hiddenMetadata, siteViewport } from "#components/pages/layout/site-metadata.ts";
import { StorefrontProviders } from "#components/pages/layout/storefront-providers.tsx";
import { toClientSite } from "#lib/web/site/client-site.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
  readonly children: ReactNode;
}

/** Every page is rendered per request, for one shopper. */
export const dynamic = "force-dynamic";

export const generateViewport = siteViewport;
export const generateMetadata = hiddenMetadata;

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
