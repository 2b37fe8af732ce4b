import type { Metadata } from "next";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import "#app/staff.css";
import { SayHydrated } from "#components/kit/hydration/hydrated-event.ts";
import { CLIENT_NAMESPACES, pickMessages } from "#components/kit/messages/pick-messages.ts";
import { Translations } from "#components/kit/messages/translations.tsx";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { Document } from "#components/pages/layout/document.tsx";
import { hiddenMetadata, siteViewport } from "#components/pages/layout/site-metadata.ts";
import { speakAdminLanguage } from "#components/staff/admin/open-admin.ts";
import { toClientSite } from "#lib/web/site/client-site.ts";
import { getContext } from "#lib/web/site/get-context.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
  readonly children: ReactNode;
}

export const dynamic = "force-dynamic";

export const generateViewport = siteViewport;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name } = (await getContext(await params)).site;
  return {
    ...(await hiddenMetadata({ params })),
    title: { default: name, template: `%s | ${name}` },
  };
}

/** The admin's root. Each page checks the staff right itself, because the router keeps a layout between pages. */
export default async function AdminLayout({ params, children }: Props) {
  const { domain, locale } = await params;
  const language = await speakAdminLanguage({ domain, locale });
  return (
    <AdminDocument context={await getContext({ domain, locale })} language={language}>
      {children}
    </AdminDocument>
  );
}

/** The document of the admin area, without the shop's header, cart and cookie notice. */
async function AdminDocument(props: {
  context: SiteContext;
  language: string;
  children: ReactNode;
}) {
  const { context, language, children } = props;
  const messages = pickMessages(await getMessages(), [...CLIENT_NAMESPACES, "admin", "login"]);
  return (
    <Document locale={language} siteLocale={context.locale} surface="admin" site={context.site}>
      <Translations locale={language} messages={messages} timeZone={context.site.timeZone}>
        <SiteProvider site={toClientSite(context)}>
          {children}
          <SayHydrated />
        </SiteProvider>
      </Translations>
    </Document>
  );
}
