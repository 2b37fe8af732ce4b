import "server-only";
import { EditableLink } from "#components/cms/slots/editable-link.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { type Element, readLinkMeta } from "#lib/api/schemas/content.ts";
import { linkAt } from "#lib/domain/content/element.ts";
import { linkLabel, resolveLink } from "#lib/i18n/link.ts";
import { jsonOption } from "#lib/site/options.ts";
import type { SiteContext } from "#lib/site/types.ts";

/** The sign-up button: the header's own link, else the site's option. Nothing where neither leads anywhere. */
export function SignUp({ context, header }: { context: SiteContext; header: Element | null }) {
  const look = { size: "sm", className: "whitespace-nowrap" } as const;
  if (header && linkAt(header, "linkMeta.signUp")) {
    return <EditableLink element={header} path="linkMeta.signUp" className={buttonClass(look)} />;
  }
  const link = readLinkMeta(jsonOption(context.site, "SignUpLink"));
  if (!link || linkLabel(link) === "") return null;
  const { href, newTab } = resolveLink(link, {
    locale: context.locale,
    defaultLocale: context.site.defaultLocale,
  });
  return (
    <ButtonLink href={href} newTab={newTab} {...look}>
      {linkLabel(link)}
    </ButtonLink>
  );
}
