"use client";

import { useTranslations } from "next-intl";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { withKeys } from "#lib/base/utils/with-keys.ts";
import type { Follower } from "#lib/staff/edit/master-choice.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";

/** How many sections follow a master, and the pages that they are on; null: it could not be read. */
export function FollowersText({ followers }: { followers: readonly Follower[] | null }) {
  const t = useTranslations("edit.master");
  const { locale, defaultLocale } = useSite();
  if (followers === null) return <p className="text-small text-muted">{t("followersUnknown")}</p>;
  const hrefOf = ({ isHome, slug }: Follower) =>
    hrefTo(
      isHome ? { name: "home" } : { name: "content", slug: slug.split("/") },
      { locale, defaultLocale },
      { editPage: "true" },
    );
  return (
    <div className="text-small">
      <p>{t("followers", { count: followers.length })}</p>
      {followers.length > 0 ? (
        <ul className="flex flex-wrap gap-x-3">
          {withKeys(followers, hrefOf).map(({ key, item }) => (
            <li key={key}>
              <Link href={hrefOf(item)} className="text-link inline-flex min-h-6">
                <bdi>{item.title}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
