import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { CLIENT_NAMESPACES, pickMessages } from "#components/kit/messages/pick-messages.ts";
import { Shell } from "#components/pages/layout/shell.tsx";
import { StorefrontProviders } from "#components/pages/layout/storefront-providers.tsx";
import { getAdminLanguage } from "#components/staff/admin/open-admin.ts";
import { EditSurface } from "#components/staff/edit/surface/edit-surface.tsx";
import { getEditor, openForEditing } from "#components/staff/edit/surface/require-editing.ts";
import { StaffLangProvider } from "#components/staff/ui/staff-lang.tsx";
import { scopesOf } from "#lib/staff/edit/rights.ts";
import { staffMessages } from "#lib/staff/i18n/staff-messages.ts";
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
  // In parallel, so that the language of staff delays nothing.
  const [context, editor, { language }] = await Promise.all([
    openForEditing({ domain, locale }),
    getEditor(domain, locale),
    getAdminLanguage(domain, locale),
  ]);
  const messages = pickMessages(await getMessages(), CLIENT_NAMESPACES);
  const staffLang = { locale: language, messages: await staffMessages(language) };
  return (
    <StorefrontProviders
      site={toClientSite(context)}
      // Staff's words inside the shoppers' dialogs come with those of the page (lazy-messages.tsx).
      messages={{ ...staffLang.messages, ...messages }}
      isEdited
    >
      <StaffLangProvider {...staffLang} timeZone={context.site.timeZone}>
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
      </StaffLangProvider>
    </StorefrontProviders>
  );
}
