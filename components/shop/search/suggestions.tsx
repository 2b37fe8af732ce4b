"use client";

import { useTranslations } from "next-intl";
import { LazyMessages } from "#components/kit/messages/lazy-messages.tsx";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Icon } from "#components/kit/ui/icon.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { Price } from "#components/kit/ui/price.tsx";
import { classNames } from "#lib/base/utils/class-names.ts";
import type { SearchItem } from "#lib/shop/domain/search/search-result.ts";
import { EMPTY_SEARCH, toSearchQuery } from "#lib/shop/domain/search/searched-view.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { AskedBefore } from "./asked-before.tsx";
import { optionId, SUGGESTIONS } from "./suggest-ids.ts";
import { useSuggestions } from "./use-suggestions.ts";

/**
 * Categories and products below the header's box while the visitor types, with a link to all results; before that, the
 * device's recent searches and the site's popular ones.
 */
export const Suggestions = () => (
  <LazyMessages namespaces={["search"]}>
    <List />
    <AskedBefore />
  </LazyMessages>
);

const OPTION =
  "flex min-h-11 items-center gap-3 rounded-md px-2.5 py-1.5 text-small text-ink aria-selected:bg-brand-soft";

function List() {
  const t = useTranslations("search.suggest");
  const site = useSite();
  const { open, point, leave } = useSuggestions();
  const items = open?.suggested.items ?? [];
  const optionProps = (index: number) =>
    ({
      id: optionId(index),
      role: "option",
      "aria-selected": open?.active === index,
      tabIndex: -1,
      onPointerMove: () => point(index),
      onClick: leave,
    }) as const;
  return (
    <>
      <p role="status" className="sr-only">
        {open ? t("count", { count: items.length }) : ""}
      </p>
      {open && (
        <div
          id={SUGGESTIONS}
          role="listbox"
          aria-label={t("label")}
          className="header-suggestions"
          // A click would move the focus out of the box, which hides the list.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
        >
          {items.map((item, index) => (
            <Link
              // biome-ignore lint/suspicious/noArrayIndexKey: the ids of a backend need not be unique.
              key={`${item.id}-${index}`}
              href={hrefTo({ name: item.isCategory ? "shop" : "product", slug: item.slug }, site)}
              {...optionProps(index)}
              className={OPTION}
            >
              <Suggestion item={item} />
            </Link>
          ))}
          <Link
            href={
              hrefTo({ name: "search" }, site) +
              toSearchQuery({ ...EMPTY_SEARCH, keywords: open.suggested.keywords })
            }
            {...optionProps(items.length)}
            className={classNames(OPTION, "font-semibold text-brand")}
          >
            <Icon name="search" />
            <span dir="auto" className="line-clamp-2 min-w-0 break-words">
              {t("all", { keywords: open.suggested.keywords })}
            </span>
          </Link>
        </div>
      )}
    </>
  );
}

function Suggestion({ item }: { item: SearchItem }) {
  const t = useTranslations("search.suggest");
  const site = useSite();
  return (
    <>
      <Picture
        image={item.image}
        alt=""
        sizes="50px"
        className="size-[50px] shrink-0 rounded-sm bg-ground object-cover"
      />
      <span dir="auto" className="line-clamp-2 min-w-0 grow break-words font-medium">
        {item.title}
      </span>
      {item.isCategory && <span className="shrink-0 text-muted">{t("category")}</span>}
      {item.price && (
        <Price
          amount={item.price.final}
          currency={site.currency}
          locale={site.locale}
          className="shrink-0 font-semibold"
        />
      )}
    </>
  );
}
