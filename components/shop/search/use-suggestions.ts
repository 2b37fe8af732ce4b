"use client";

import { useRouter } from "next/navigation";
import { useEffect, useLayoutEffect, useState } from "react";
import { startRouteProgress } from "#components/kit/providers/navigation-watch.ts";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import { EMPTY_SEARCH, toSearchQuery } from "#lib/shop/domain/search/searched-view.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import { normaliseKeywords } from "#lib/shop/values/keywords.ts";
import { suggest } from "#lib/web/client/search-calls.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { recentSearches } from "#stores/search/recent-searches.ts";
import { boxOf, leaveBox } from "./search-box.ts";
import { optionId, SUGGESTIONS } from "./suggest-ids.ts";
import { createSuggestRuntime, type Suggested } from "./suggest-runtime.ts";

interface Open {
  readonly suggested: Suggested;
  /** Index of the active option, -1 for none. */
  readonly active: number;
}

/** Listens to the header's box, which is server markup, and returns the content to show below it. */
export function useSuggestions() {
  const site = useSite();
  const router = useRouter();
  const [held, setHeld] = useState<Suggested | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const open: Open | null = held && active !== null ? { suggested: held, active } : null;
  /** The suggestions and the link to all results. */
  const count = held ? held.items.length + 1 : 0;

  useEffect(() => {
    const field = boxOf();
    const runtime = createSuggestRuntime(
      async (keywords) => {
        const { mediaUrl, locale, currency } = site;
        return suggest(keywords, {
          imageOf: (media) => toImage(media, mediaUrl),
          home: "",
          wish: { language: locale, currency },
        });
      },
      (suggested) => {
        setHeld(suggested);
        setActive(suggested && field === document.activeElement ? -1 : null);
      },
    );
    const controller = new AbortController();
    const { signal } = controller;
    const close = () => setActive(null);
    const read = () => {
      close();
      runtime.type(field?.value ?? "");
    };
    field?.addEventListener("input", read, { signal });
    field?.form?.addEventListener(
      "focusout",
      (event) => {
        if (!field.form?.contains(event.relatedTarget instanceof Node ? event.relatedTarget : null))
          close();
      },
      { signal },
    );
    field?.form?.addEventListener(
      "reset",
      () => {
        runtime.stop();
        close();
        setHeld(null);
      },
      { signal },
    );
    field?.form?.addEventListener(
      "submit",
      (event) => {
        event.preventDefault();
        const keywords = normaliseKeywords(field.value);
        runtime.stop();
        recentSearches.add(keywords);
        leaveBox();
        close();
        setHeld(null);
        const href =
          hrefTo({ name: "search" }, site) + toSearchQuery({ ...EMPTY_SEARCH, keywords });
        // The same search would open the same page.
        if (new URL(href, location.href).href !== location.href) startRouteProgress();
        router.push(href);
      },
      { signal },
    );
    read();
    return () => {
      runtime.stop();
      controller.abort();
    };
  }, [site, router]);

  useBoxKeys(active, count, setActive);

  return {
    open,
    point: setActive,
    /** Called after a choice. */
    leave: () => {
      if (held) recentSearches.add(held.keywords);
      leaveBox();
      setActive(null);
      setHeld(null);
    },
  };
}

/** The keys of the box, and its description of the list for screen readers. */
function useBoxKeys(
  active: Open["active"] | null,
  count: number,
  setActive: (active: number | null) => void,
): void {
  // A layout effect, so that an immediate key press already applies to the list.
  useLayoutEffect(() => {
    const field = boxOf();
    if (!field) return;
    const isOpen = active !== null;
    field.setAttribute("aria-autocomplete", "list");
    toggle(field, "aria-controls", isOpen ? SUGGESTIONS : null);
    toggle(field, "aria-activedescendant", isOpen && active >= 0 ? optionId(active) : null);
    if (isOpen && active >= 0)
      document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
    const onKey = (event: KeyboardEvent) => {
      const key = pressedKey(event);
      const next = stepOf(key, active, count);
      if (key === "Escape") {
        // The browser would clear the box: the first Escape closes the list, only the second clears the box.
        event.preventDefault();
        if (isOpen) setActive(null);
        else field.blur();
      } else if (key === "Enter" && isOpen && active >= 0) {
        event.preventDefault();
        document.getElementById(optionId(active))?.click();
      } else if (next !== null) {
        event.preventDefault();
        setActive(next);
      }
    };
    field.addEventListener("keydown", onKey);
    return () => field.removeEventListener("keydown", onKey);
  }, [active, count, setActive]);
}

function toggle(field: HTMLElement, name: string, value: string | null): void {
  if (value === null) field.removeAttribute(name);
  else field.setAttribute(name, value);
}

/**
 * The option a key moves to; null for keys that the box handles. Home and End belong to the box until an option is
 * active.
 */
export function stepOf(key: string, active: number | null, count: number): number | null {
  if (count === 0) return null;
  const at = active ?? -1;
  if (key === "ArrowDown") return active === null ? -1 : (at + 1) % count;
  if (key === "ArrowUp") return at <= 0 ? count - 1 : at - 1;
  if (at < 0) return null;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
