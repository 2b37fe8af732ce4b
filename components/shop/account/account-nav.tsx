import "server-only";
import { getTranslations } from "next-intl/server";
import { Link } from "#components/kit/ui/link.tsx";
import { classNames } from "#lib/base/utils/class-names.ts";
import {
  ACCOUNT_SECTIONS,
  type AccountSection,
  SECTION_TITLES,
} from "#lib/web/i18n/account-sections.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

interface AccountNavProps {
  readonly context: SiteContext;
  readonly current: AccountSection | null;
  /** Links to show, if not all. */
  readonly sections?: readonly AccountSection[];
  /** The links of the version without scripts. */
  readonly isPlain?: boolean;
}

/**
 * The links between the pages of the account: plain markup, a scrolling row on phones and a column beside the page from
 * 1024 px up. It is part of the cached page and visible only to customers.
 */
export async function AccountNav({
  context: { locale, site },
  current,
  sections = ACCOUNT_SECTIONS,
  isPlain = false,
}: AccountNavProps) {
  const t = await getTranslations({ locale });
  const languages = { locale, defaultLocale: site.defaultLocale };
  return (
    <nav
      aria-label={t("profile.title")}
      className={classNames(
        isPlain
          ? "min-w-0"
          : "when-logged-in min-w-0 lg:sticky lg:top-28 lg:w-52 lg:shrink-0 lg:self-start",
      )}
    >
      <ul
        className={
          isPlain
            ? "flex flex-wrap gap-1"
            : "-mx-1 flex gap-1 overflow-x-auto px-1 py-1 lg:flex-col"
        }
      >
        {[null, ...sections].map((section) => (
          <li key={section} className="shrink-0">
            <Link
              href={hrefTo(
                section === null ? { name: "profile" } : { name: "profile", section },
                languages,
                isPlain ? { plain: "true" } : {},
              )}
              aria-current={section === current ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded-md px-3.5 font-medium whitespace-nowrap hover:bg-brand-soft hover:text-brand aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand lg:flex"
            >
              {t(section === null ? "profile.overview.title" : SECTION_TITLES[section])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
