"use client";

import { useTranslations } from "next-intl";
import type { KeyboardEvent, MouseEvent } from "react";
import { useMounted } from "#components/kit/hydration/use-mounted.ts";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import { classNames } from "#lib/base/utils/class-names.ts";
import type { SearchCategory } from "#lib/shop/domain/search/searched-view.ts";

export const PANEL_ID = "search-results";
export const tabId = (category: SearchCategory): string => `search-tab-${category}`;

interface Props {
  readonly categories: readonly SearchCategory[];
  readonly shown: SearchCategory | null;
  /** The number of results in a tab; null while it is unknown. */
  readonly totalOf: (category: SearchCategory) => number | null;
  readonly hrefFor: (category: SearchCategory) => string;
  readonly onChoose: (category: SearchCategory) => void;
}

/** Whether it is a plain click, which does not open a browser tab or window. */
export const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The tabs, each a real link. After hydration, arrow keys, Home and End move between them; before it, Tab does. */
export function SearchTabs({ categories, shown, totalOf, hrefFor, onChoose }: Props) {
  const t = useTranslations("search");
  const lives = useMounted();

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const at = shown ? categories.indexOf(shown) : 0;
    const steps: Record<string, number> = {
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      Home: 0,
      End: categories.length - 1,
    };
    const to = steps[pressedKey(event)];
    const next = to === undefined ? undefined : categories.at(to % categories.length);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    document.getElementById(tabId(next))?.focus();
    onChoose(next);
  };

  return (
    <div
      role="tablist"
      aria-label={t("tabs.label")}
      onKeyDown={walk}
      className="mt-7 flex gap-x-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
    >
      {categories.map((category) => {
        const total = totalOf(category);
        return (
          <a
            key={category}
            role="tab"
            id={tabId(category)}
            href={hrefFor(category)}
            aria-selected={category === shown}
            aria-controls={PANEL_ID}
            aria-describedby={total === null ? undefined : `${tabId(category)}-total`}
            tabIndex={lives && category !== shown ? -1 : undefined}
            onClick={(event) => {
              if (!isPlain(event)) return;
              event.preventDefault();
              onChoose(category);
            }}
            onKeyDown={(event) => {
              if (pressedKey(event) !== " ") return;
              event.preventDefault();
              onChoose(category);
            }}
            className={classNames(
              "-mb-px inline-flex min-h-12 shrink-0 items-center gap-2 border-b-3 px-3 font-semibold whitespace-nowrap transition-colors -outline-offset-3 sm:px-4",
              category === shown
                ? "border-accent text-brand"
                : "border-transparent text-muted hover:text-brand",
            )}
          >
            <span>{t(`tabs.${category}`)}</span>
            {total !== null && (
              <>
                {/* Drawn by the style sheet: browsers without it show what is hidden too, and would show the number twice. */}
                <span
                  aria-hidden="true"
                  data-total={total}
                  className="rounded-full bg-ground px-2 py-0.5 text-tiny text-ink tabular-nums before:content-[attr(data-total)]"
                />
                <span id={`${tabId(category)}-total`} hidden>
                  {` ${t("total", { count: total })}`}
                </span>
              </>
            )}{" "}
          </a>
        );
      })}
    </div>
  );
}
