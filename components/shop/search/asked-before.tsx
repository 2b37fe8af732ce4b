"use client";

import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { CLOSE_PATH, Glyph, SEARCH_PATH } from "#components/kit/ui/glyph.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import { EMPTY_SEARCH, toSearchQuery } from "#lib/shop/domain/search/searched-view.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { recentSearches } from "#stores/search/recent-searches.ts";
import { boxOf, leaveBox } from "./search-box.ts";
import { useAskedBefore } from "./use-asked-before.ts";

const ASKED = "asked-before";
const linksIn = () => [...document.querySelectorAll<HTMLElement>(`#${ASKED} a`)];

/**
 * Below the header's empty search box: the searches made on this device, each with a button to remove it, and the
 * site's popular ones. Real links and buttons, because options of a listbox cannot contain buttons; the arrow keys move
 * between them.
 */
export function AskedBefore() {
  const t = useTranslations("search.suggest");
  const { isOpen, recent, popular, close, reread } = useAskedBefore(() => linksIn()[0]?.focus());
  const others = popular.filter((one) => !recent.includes(one));
  if (!isOpen || recent.length + others.length === 0) return null;

  const forget = (keywords: string, at: number) => {
    recentSearches.remove(keywords);
    // The focus moves to the next search, or back to the box.
    const buttons = document.querySelectorAll<HTMLElement>(`#${ASKED} li button`);
    (buttons[at + 1] ?? buttons[at - 1] ?? boxOf())?.focus();
    reread();
  };
  const walk = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    const links = linksIn();
    const at = links.findIndex((link) => link.parentElement?.contains(document.activeElement));
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[key];
    if (next === undefined && key !== "Escape") return;
    event.preventDefault();
    (next === undefined || next < 0 ? boxOf() : links[Math.min(next, links.length - 1)])?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the links and buttons inside.
    <div
      id={ASKED}
      className="header-suggestions"
      onKeyDown={walk}
      // A press would move the focus out of the box in some browsers, which closes it.
      onMouseDown={(event) => event.preventDefault()}
    >
      {recent.length > 0 && (
        <section aria-label={t("recent")}>
          <div className="flex items-center justify-between gap-3 ps-2.5 text-small">
            <h2 className="font-sans text-small font-semibold text-muted">{t("recent")}</h2>{" "}
            {recent.length > 1 && (
              <button
                type="button"
                className="static inline-flex! h-[auto] min-h-11 w-auto! items-center px-2.5 text-small font-semibold text-brand"
                onClick={() => {
                  recentSearches.clear();
                  boxOf()?.focus();
                  reread();
                }}
              >
                {t("forgetAll")}
              </button>
            )}
          </div>
          <ul>
            {recent.map((keywords, at) => (
              <li key={keywords} className="flex items-center">
                <Asked keywords={keywords} onLeave={close} />{" "}
                <button
                  type="button"
                  className="static size-11! shrink-0 text-muted"
                  onClick={() => forget(keywords, at)}
                >
                  <Glyph path={CLOSE_PATH} className="size-4" />
                  <span className="sr-only">{t("forget", { keywords })}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section aria-label={t("popular")}>
          <h2 className="px-2.5 py-2 font-sans text-small font-semibold text-muted">
            {t("popular")}
          </h2>
          <ul>
            {others.map((keywords) => (
              <li key={keywords} className="flex items-center">
                <Asked keywords={keywords} onLeave={close} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Asked({ keywords, onLeave }: { keywords: string; onLeave: () => void }) {
  const site = useSite();
  return (
    <Link
      href={hrefTo({ name: "search" }, site) + toSearchQuery({ ...EMPTY_SEARCH, keywords })}
      className="flex min-h-11 min-w-0 grow items-center gap-3 rounded-md px-2.5 py-1.5 text-small text-ink hover:bg-brand-soft"
      onClick={() => {
        recentSearches.add(keywords);
        leaveBox();
        onLeave();
      }}
    >
      <Glyph path={SEARCH_PATH} className="size-4 shrink-0 text-muted" />
      <span dir="auto" className="min-w-0 truncate">
        {keywords}
      </span>
    </Link>
  );
}
