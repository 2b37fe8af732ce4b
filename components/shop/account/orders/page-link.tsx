import "server-only";
import { Link } from "#components/kit/ui/link.tsx";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

interface Props {
  readonly context: SiteContext;
  readonly slug: string;
  readonly text: string;
}

/** A link to the site's page about what a line promises. */
export const PageLink = ({ context: { site, locale }, slug, text }: Props) => (
  <Link
    href={hrefTo({ name: "content", slug: [slug] }, { locale, defaultLocale: site.defaultLocale })}
    className="text-link inline-flex min-h-6 items-center"
  >
    {text}
  </Link>
);
