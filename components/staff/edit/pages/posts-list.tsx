"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type MouseEvent, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { SelectField, TextField } from "#components/kit/ui/form/field.tsx";
import { useTypeName } from "#components/staff/edit/page/use-type-name.ts";
import { useDebounced } from "#components/staff/reads/use-debounced.ts";
import { formatDate } from "#lib/base/utils/date.ts";
import { callStaff } from "#lib/staff/call-staff.ts";
import type { ListedPosts, PostTypeInfo } from "#lib/staff/edit/pages/page-info.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";

import { FoundCount, FoundMore, useFoundList } from "./found-list.tsx";

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
  const asked = useDebounced(search.trim(), PAUSE);
  const found = useFoundList(["posts", locale, type, asked], (page) =>
    callStaff("edit/page/list", { search: asked, type, page }),
  );

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
      <FoundCount found={found} />
      <ul
        className="[&_small]:block [&_small]:text-muted [&>li>a]:block [&>li>a]:border-b [&>li>a]:border-line [&>li>a]:px-1 [&>li>a]:py-2"
        aria-busy={found.isFetching || undefined}
      >
        {found.items.map((entry) => {
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
      <FoundMore found={found} />
    </div>
  );
}
