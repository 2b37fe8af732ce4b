"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type MouseEvent, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { SelectField, TextField } from "#components/kit/ui/form/field.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { useTypeName } from "#components/staff/edit/page/use-type-name.ts";
import { useDebounced } from "#components/staff/reads/use-debounced.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { formatDate } from "#lib/base/utils/date.ts";
import { callStaff } from "#lib/staff/call-staff.ts";
import type { ListedPosts, PostTypeInfo } from "#lib/staff/edit/pages/page-info.ts";
import { dataOf } from "#lib/web/client/fault.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";

interface Props {
  types: readonly PostTypeInfo[];
  /** The page is to be seen. */
  onDone: () => void;
}

/** Milliseconds after the last letter that the search begins. */
const PAUSE = 250;

type Entry = ListedPosts["items"][number];

/** The pages and posts of the site, including drafts, each with a link to it in edit mode. */
export function PostsList({ types, onDone }: Props) {
  const t = useTranslations("edit.pages");
  const nameOf = useTypeName();
  const { locale, defaultLocale, timeZone } = useSite();
  const language = useLocale();
  const { push } = useRouter();
  const [search, setSearch] = useState("");
  const [type, setType] = useState("");
  const found = useList(useDebounced(search.trim(), PAUSE), type, locale);
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  const total = found.data?.pages[0]?.total ?? 0;

  const addressOf = ({ isHome, slug }: Entry): string => {
    const route = isHome
      ? ({ name: "home" } as const)
      : ({ name: "content", slug: slug.split("/") } as const);
    return `${hrefTo(route, { locale, defaultLocale })}?editPage=true`;
  };
  const open = (event: MouseEvent, href: string) => {
    // Into another tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onDone();
    push(href);
  };
  return (
    <div className="grid gap-4">
      <TextField
        type="search"
        label={t("listSearch")}
        maxLength={200}
        dir="auto"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <SelectField label={t("type")} value={type} onChange={(event) => setType(event.target.value)}>
        <option value="">{t("listAll")}</option>
        {types.map((one) => (
          <option key={one.slug} value={one.slug}>
            {nameOf(one)}
          </option>
        ))}
      </SelectField>
      {found.isError ? (
        <Notice tone="danger" title={t("listFailed")}>
          <StaffButton onClick={() => void found.refetch()}>{t("again")}</StaffButton>
        </Notice>
      ) : (
        <p role="status">{found.isPending ? t("loading") : t("listFound", { count: total })}</p>
      )}
      <ul
        className="[&_small]:block [&_small]:text-muted [&>li>a]:block [&>li>a]:border-b [&>li>a]:border-line [&>li>a]:px-1 [&>li>a]:py-2"
        aria-busy={found.isFetching || undefined}
      >
        {items.map((entry) => {
          const href = addressOf(entry);
          const kind = nameOf(
            types.find(({ slug }) => slug === entry.type) ?? { slug: entry.type, title: "" },
          );
          return (
            <li key={entry.id}>
              <a href={href} onClick={(event) => open(event, href)}>
                <bdi>{entry.title}</bdi>
                <small>
                  <span>{`${kind} · `}</span>
                  <bdi dir="ltr">{`/${entry.isHome ? "" : entry.slug}`}</bdi>
                  {entry.isDraft ? <strong> · {t("draft")}</strong> : null}
                  {entry.upcoming ? (
                    <strong>
                      {" · "}
                      {t("upcoming", { date: formatDate(entry.upcoming, language, timeZone) })}
                    </strong>
                  ) : null}
                </small>
              </a>
            </li>
          );
        })}
      </ul>
      {found.hasNextPage ? (
        <StaffButton
          aria-disabled={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t("listMore")}
        </StaffButton>
      ) : null}
    </div>
  );
}

/** Read again whenever the list is opened: somebody may have created or published something since. */
const useList = (search: string, type: string, locale: string) =>
  useInfiniteQuery(
    {
      queryKey: ["edit", "posts", locale, type, search],
      initialPageParam: 1,
      queryFn: async ({ pageParam }: { pageParam: number }) =>
        dataOf(await callStaff("edit/page/list", { search, type, page: pageParam })),
      getNextPageParam: ({ hasMore }: ListedPosts, pages: readonly ListedPosts[]) =>
        hasMore ? pages.length + 1 : undefined,
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
    browserQueryClient(),
  );
