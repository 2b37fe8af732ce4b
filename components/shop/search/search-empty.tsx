"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { ButtonLink } from "#components/kit/ui/button.tsx";
import { EmptyState } from "#components/kit/ui/empty-state.tsx";
import { SEARCH_PATH } from "#components/kit/ui/glyph.tsx";
import type { SearchLists } from "#lib/shop/domain/search/search-result.ts";
import type { SearchCategory } from "#lib/shop/domain/search/searched-view.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { isPlain } from "./search-tabs.tsx";

interface Props {
  readonly help: ReactNode;
  readonly keywords: string;
  readonly shown: SearchCategory;
  readonly lists: SearchLists;
  readonly categories: readonly SearchCategory[];
  readonly hrefFor: (category: SearchCategory) => string;
  readonly onChoose: (category: SearchCategory) => void;
}

/** No results in this tab: links to tabs with results, otherwise suggestions. */
export function SearchEmpty({
  help,
  keywords,
  shown,
  lists,
  categories,
  hrefFor,
  onChoose,
}: Props) {
  const t = useTranslations("search");
  const site = useSite();
  const others = categories.filter((category) => (lists[category]?.total ?? 0) > 0);
  const notice = (
    <EmptyState
      icon={SEARCH_PATH}
      title={
        <span key={`${keywords} ${shown} ${others.length}`}>
          {t.rich(others.length > 0 ? "empty.here" : "empty.title", {
            keywords,
            tab: t(`tabs.${shown}`),
            bdi: (text) => <bdi className="break-words">{text}</bdi>,
          })}
        </span>
      }
      action={
        others.length === 0 && (
          <ButtonLink href={hrefTo({ name: "shop" }, site)}>{t("empty.toShop")}</ButtonLink>
        )
      }
    >
      {others.length === 0 ? (
        t("empty.text")
      ) : (
        <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1">
          {others.map((category) => (
            <li key={category}>
              <a
                href={hrefFor(category)}
                className="text-link inline-flex min-h-6 items-center font-semibold"
                onClick={(event) => {
                  if (!isPlain(event)) return;
                  event.preventDefault();
                  onChoose(category);
                }}
              >
                {t("empty.elsewhere", {
                  count: lists[category]?.total ?? 0,
                  tab: t(`tabs.${category}`),
                })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
  return (
    <>
      {notice}
      {others.length === 0 && help}
    </>
  );
}
