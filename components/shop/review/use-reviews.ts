"use client";

import { useLocale, useTimeZone } from "next-intl";
import { useEffect, useState } from "react";
import { FALLBACK_TIME_ZONE } from "#lib/base/utils/time-zone.ts";
import type { ReviewEntity } from "#lib/shop/domain/review/rules.ts";
import { REVIEWS_SHOWN, type ShownReview, toShownReview } from "./shown-review.ts";

interface Start {
  entity: ReviewEntity;
  id: number;
  first: readonly ShownReview[];
  total: number;
  /** Whether the visitor may change their own reviews, so that these have to be marked. */
  marksOwn: boolean;
}

/** The list of reviews: the first ones come with the page, further ones are read in the browser. */
export function useReviews({ entity, id, first, total, marksOwn }: Start) {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? FALLBACK_TIME_ZONE;
  const [list, setList] = useState({ items: first, total, page: 1 });
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");

  const hasItems = first.length > 0;

  // The page is the same for everybody, so the marks come from a separate read as the customer; the list itself is
  // unchanged.
  useEffect(() => {
    if (!marksOwn || !hasItems) return;
    void import("#lib/web/client/reviews.ts")
      .then(({ reviewCalls }) => reviewCalls.list(entity, id, 1, REVIEWS_SHOWN))
      .catch(() => null)
      .then((result) => {
        if (!result?.ok) return;
        const own = new Set(result.data.items.flatMap((item) => (item.isOwn ? item.id : [])));
        setList((list) => ({
          ...list,
          items: list.items.map((item) => ({ ...item, isOwn: own.has(item.id) })),
        }));
      });
  }, [marksOwn, hasItems, entity, id]);

  async function read(page: number): Promise<void> {
    setState("loading");
    const result = await import("#lib/web/client/reviews.ts")
      .then(({ reviewCalls }) => reviewCalls.list(entity, id, page, REVIEWS_SHOWN))
      .catch(() => null);
    if (!result?.ok) return setState("failed");
    const found = result.data.items
      .filter(({ published }) => published)
      .map((item) => toShownReview(item, { locale, timeZone }));
    setState("idle");
    setList(({ items }) => {
      const kept = page === 1 ? [] : items;
      const known = new Set(kept.map((item) => item.id));
      return {
        page,
        total: result.data.total,
        items: [...kept, ...found.filter((item) => !known.has(item.id))],
      };
    });
  }

  return {
    ...list,
    state,
    hasMore: list.page * REVIEWS_SHOWN < list.total,
    more: () => void (state === "loading" || read(list.page + 1)),
    /** Reads the list from the newest review on, after one was written. */
    again: () => read(1),
  };
}
