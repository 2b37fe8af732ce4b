import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { CLIENT_NAMESPACES, pickMessages } from "#components/kit/messages/pick-messages.ts";
import { PageTranslations } from "#components/kit/messages/translations.tsx";
import { Shell } from "#components/pages/layout/shell.tsx";
import { StorefrontProviders } from "#components/pages/layout/storefront-providers.tsx";
import { EditSurface } from "#components/staff/edit/surface/edit-surface.tsx";
import { getEditor, openForEditing } from "#components/staff/edit/surface/require-editing.ts";
import { scopesOf } from "#lib/staff/edit/rights.ts";
import { toClientSite } from "#lib/web/site/client-site.ts";
import { listOption } from "#lib/web/site/options.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
  readonly children: ReactNode;
  /** The slot of the header's links to the page in other languages. */
  readonly languages: ReactNode;
}

/** The storefront's header and footer with the editor around them. */
export default async function EditShellLayout({ params, children, languages }: Props) {
  const { domain, locale } = await params;
  const context = await openForEditing({ domain, locale });
  const editor = await getEditor(domain, locale);
  const messages = pickMessages(await getMessages(), [...CLIENT_NAMESPACES, "edit", "login"]);
  return (
    <StorefrontProviders site={toClientSite(context)} messages={messages} isEdited>
      <PageTranslations>
        <EditSurface
          domain={domain}
          locale={locale}
          person={String(editor?.id ?? "")}
          email={editor?.username || editor?.email || ""}
          offers={listOption(context.site, "Capabilities")}
          scopes={editor ? scopesOf(editor) : []}
          cacheService={context.site.cacheService}
        >
          <Shell context={context} languages={languages}>
            {children}
          </Shell>
        </EditSurface>
      </PageTranslations>
    </StorefrontProviders>
  );
}
