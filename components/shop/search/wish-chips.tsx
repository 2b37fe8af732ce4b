"use client";

import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { CLOSE_PATH, Glyph } from "#components/kit/ui/glyph.tsx";
import { formatPrice } from "#lib/base/utils/numbers/format.ts";
import type { WishPart } from "#lib/shop/domain/search/search-wish.ts";
import type { SearchView } from "#lib/shop/domain/search/searched-view.ts";
import { isPlain } from "./search-tabs.tsx";

interface Props {
  readonly keywords: string;
  readonly parts: readonly WishPart[];
  readonly hrefFor: (changed: Partial<SearchView>) => string;
  readonly onAsk: (keywords: string) => void;
}

/** The filters that were read from the words of a search: each a link to the search without it, and one to all as words. */
export function WishChips({ keywords, parts, hrefFor, onAsk }: Props) {
  const t = useTranslations("search.wish");
  const { currency, locale } = useSite();
  const ask = (text: string) => ({
    href: hrefFor({ keywords: text, category: null }),
    onClick: (event: MouseEvent) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      onAsk(text);
    },
  });
  const price = (amount: number) => formatPrice(amount, currency, locale);
  const textOf = ({ values }: WishPart): string => {
    if (!("min" in values)) return values.join(", ");
    const { min, max } = values;
    if (min === null) return t("upTo", { max: price(max ?? 0) });
    return max === null
      ? t("from", { min: price(min) })
      : t("range", { min: price(min), max: price(max) });
  };
  return (
    <ul aria-label={t("filters")} className="mb-6 flex flex-wrap items-center gap-2">
      {parts.map((part) => (
        <li key={part.filter} className="min-w-0">
          <a
            {...ask(part.without)}
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-control bg-brand-soft py-1 ps-3.5 pe-2.5 text-small font-semibold text-brand transition-colors hover:bg-brand-fill hover:text-on-brand"
          >
            <span className="sr-only">{t("remove")}</span>{" "}
            <bdi className="max-w-64 truncate">
              {part.filter}: {textOf(part)}
            </bdi>
            <Glyph path={CLOSE_PATH} className="size-4" />
          </a>
        </li>
      ))}
      <li>
        <a
          {...ask(`"${keywords}"`)}
          className="inline-flex min-h-9 items-center px-2 text-small font-semibold text-brand underline underline-offset-4"
        >
          {t("exactly")}
        </a>
      </li>
    </ul>
  );
}
