import "server-only";
import { getTranslations } from "next-intl/server";
import { Icon } from "#components/kit/ui/icon.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { classNames } from "#lib/base/utils/class-names.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { localOption, textOption } from "#lib/web/site/options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

interface Props {
  readonly context: SiteContext;
  readonly className?: string;
}

/**
 * The site's word about sending goods back, and its page about that, below what was ordered (CMS options `ReturnsNote` and
 * `ReturnsPage`). Nothing where the site says neither.
 */
export async function ReturnsNote({ context: { site, locale }, className }: Props) {
  const note = localOption(site, "ReturnsNote", locale);
  const slug = textOption(site, "ReturnsPage");
  if (note === "" && slug === "") return null;
  const t = await getTranslations({ locale, namespace: "promises" });
  const languages = { locale, defaultLocale: site.defaultLocale };
  return (
    <p className={classNames("flex items-start gap-2.5 text-start", className)}>
      <Icon name="undo" className="mt-px size-5 shrink-0 text-brand" />
      <span className="min-w-0 wrap-anywhere">
        <span>{note}</span>{" "}
        {slug !== "" && (
          <Link href={hrefTo({ name: "content", slug: [slug] }, languages)} className="text-link">
            {t("returnsLink")}
          </Link>
        )}
      </span>
    </p>
  );
}
