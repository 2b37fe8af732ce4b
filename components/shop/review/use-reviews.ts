"use client";

import { useLocale, useTimeZone } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { FALLBACK_TIME_ZONE } from "#lib/base/utils/time-zone.ts";
import type { Comment } from "#lib/shop/api/schemas/feedback.ts";
import type { ReviewEntity } from "#lib/shop/domain/review/rules.ts";
import type { ReviewView } from "#lib/web/client/review-calls.ts";
import { REVIEWS_SHOWN, type ShownReview, toShownReview } from "./shown-review.ts";

const ALL: ReviewView = { sort: "newest", rating: null };

interface Start {
  entity: ReviewEntity;
  id: number;
  first: readonly ShownReview[];
  total: number;
  counts: Readonly<Record<string, number>> | null;
  mediaUrl: string;
  /** How many of the newest to look for the visitor's own among; 0 for none. */
  ownAmong: number;
}

/** The list of reviews: the first ones come with the page, further ones are read in the browser. */
export function useReviews({ entity, id, first, total, counts, mediaUrl, ownAmong }: Start) {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? FALLBACK_TIME_ZONE;
  const [list, setList] = useState({ items: first, total, page: 1, counts });
  const [own, setOwn] = useState<ShownReview | null>(null);
  const [view, setView] = useState<ReviewView>(ALL);
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");

  const hasItems = first.length > 0;
  const look = { locale, timeZone, mediaUrl };

  // The page is the same for everybody, so the customer's own marks come from a separate read; the list itself is
  // unchanged.
  const markOwn = useEffectEvent((items: readonly Comment[]) => {
    const mine = items.find(({ isOwn }) => isOwn);
    if (mine) setOwn(toShownReview(mine, look));
  });
  useEffect(() => {
    if (ownAmong === 0 || !hasItems) return;
    void import("#lib/web/client/review-calls.ts")
      .then(({ reviewCalls }) => reviewCalls.list(entity, id, 1, ownAmong))
      .catch(() => null)
      .then((result) => {
        if (!result?.ok) return;
        markOwn(result.data.items);
        const own = new Set(result.data.items.flatMap((item) => (item.isOwn ? item.id : [])));
        setList((list) => ({
          ...list,
          items: list.items.map((item) => ({ ...item, isOwn: own.has(item.id) })),
        }));
      });
  }, [ownAmong, hasItems, entity, id]);

  async function read(page: number, wanted = view): Promise<void> {
    setState("loading");
    const result = await import("#lib/web/client/review-calls.ts")
      .then(({ reviewCalls }) => reviewCalls.list(entity, id, page, REVIEWS_SHOWN, wanted))
      .catch(() => null);
    if (!result?.ok) return setState("failed");
    const found = result.data.items
      .filter(({ published }) => published)
      .map((item) => toShownReview(item, look));
    const mine = found.find(({ isOwn }) => isOwn);
    if (mine) setOwn(mine);
    setState("idle");
    setView(wanted);
    setList(({ items, counts }) => {
      const kept = page === 1 ? [] : items;
      const known = new Set(kept.map((item) => item.id));
      return {
        page,
        total: result.data.total,
        counts: result.data.counts ?? counts,
        items: [...kept, ...found.filter((item) => !known.has(item.id))],
      };
    });
  }

  return {
    ...list,
    state,
    view,
    /** The visitor's own review, once it is known. */
    own,
    /** Reads the list again, in this order and with these stars only. */
    show: (wanted: ReviewView) => void (state === "loading" || read(1, wanted)),
    hasMore: list.page * REVIEWS_SHOWN < list.total,
    more: () => void (state === "loading" || read(list.page + 1)),
    /** Reads the list from the newest review on, after one was written. */
    again: () => read(1),
  };
}
