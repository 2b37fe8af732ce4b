import { useTranslations } from "next-intl";
import { JsonLd } from "#components/kit/seo/json-ld.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { breadcrumbData } from "#lib/web/seo/structured/breadcrumbs-json-ld.ts";
import { getCurrentContext } from "#lib/web/site/current-context.ts";
import { siteOrigin } from "#lib/web/site/origin.ts";

export interface Crumb {
  readonly label: string;
  /** Left out for the page itself. */
  readonly href?: string;
}

/** The path from the home page to this one, visible and as structured data. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTranslations("catalog");
  const origin = siteOrigin(getCurrentContext().site.domain);
  return (
    <nav aria-label={t("breadcrumbs")}>
      <JsonLd data={breadcrumbData(crumbs, origin)} />
      <ol className="flex flex-wrap gap-x-2 text-small text-muted">
        {crumbs.map(({ label, href }, index) => (
          <li key={href ?? label} className="flex min-w-0 items-center gap-x-2">
            {href ? (
              <Link
                href={href}
                className="inline-flex min-h-6 min-w-0 items-center wrap-anywhere underline-offset-4 hover:text-brand hover:underline"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="line-clamp-1 wrap-anywhere">
                {label}
              </span>
            )}
            {index < crumbs.length - 1 && <span aria-hidden="true">/</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
