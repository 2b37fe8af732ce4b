import "server-only";
import type { ReactNode } from "react";
import { EditableLink } from "#components/kit/cms/slots/editable-link.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { getSettings } from "#lib/base/config/settings.ts";
import type { Element } from "#lib/shop/api/schemas/content-schema.ts";
import { linkAt } from "#lib/shop/domain/content/element.ts";
import { resolveLink } from "#lib/web/i18n/link.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

interface Props {
  readonly context: SiteContext;
  readonly header: Element | null;
  readonly className: string;
  readonly children: ReactNode;
}

/** The link around the logo: to the target of the header's own link (`linkMeta.logo`), else to the home page. */
export function LogoLink({ context: { site, locale }, header, className, children }: Props) {
  const where = {
    locale,
    defaultLocale: site.defaultLocale,
    mediaUrl: getSettings().MEDIA_URL,
  };
  if (header && resolveLink(linkAt(header, "linkMeta.logo"), where).href !== "#") {
    return (
      <EditableLink element={header} path="linkMeta.logo" className={className}>
        {children}
      </EditableLink>
    );
  }
  return (
    <>
      <Link href={hrefTo({ name: "home" }, where)} className={className}>
        {children}
      </Link>
      {header && !linkAt(header, "linkMeta.logo") && (
        <EditableLink element={header} path="linkMeta.logo" />
      )}
    </>
  );
}
