import { useCallback, useRef, useState } from "react";
import type { BuyableProduct } from "#components/shop/product/product-types.ts";
import type { EditedLine } from "./edit-line.ts";

const NAME = "cartItemId";

/** The line that the URL names, null without one (docs/screens.md §2.6). */
function lineIdInUrl(): number | null {
  const value = new URLSearchParams(window.location.search).get(NAME) ?? "";
  return /^\d{1,15}$/.test(value) ? Number(value) : null;
}

/**
 * The cart line that the page edits. Loads nothing if the URL names none. `fill` is called with the line once it is
 * known, and must stay the same function.
 */
export function useEditedLine(product: BuyableProduct, fill: (line: EditedLine) => void) {
  const [line, setLine] = useState<EditedLine | null>(null);
  const lineId = useRef<number | null>(null);
  const search = useRef<Promise<EditedLine | null> | null>(null);

  /** Finds the line, once; after a failure the next caller retries. */
  const find = useCallback((): Promise<EditedLine | null> => {
    const itemId = lineId.current;
    if (itemId === null) return Promise.resolve(null);
    search.current ??= import("./edit-line.ts")
      .then(({ findEditedLine }) => findEditedLine(itemId, product))
      .then((found) => {
        if (lineId.current !== itemId) return null;
        setLine(found);
        if (found) fill(found);
        return found;
      })
      .catch((error: unknown) => {
        search.current = null;
        throw error;
      });
    return search.current;
  }, [product, fill]);

  /** To be called whenever the URL has changed. */
  const follow = useCallback(() => {
    const itemId = lineIdInUrl();
    if (itemId === lineId.current) return;
    lineId.current = itemId;
    search.current = null;
    setLine(null);
    void find().catch(() => null);
  }, [find]);

  /** The line has another id now: the URL is updated. */
  const moveTo = useCallback((itemId: number) => {
    if (itemId === lineId.current) return;
    lineId.current = itemId;
    setLine((before) => before && { ...before, itemId });
    search.current = search.current?.then((before) => before && { ...before, itemId }) ?? null;
    const url = new URL(window.location.href);
    url.searchParams.set(NAME, String(itemId));
    window.history.replaceState(null, "", url.href.replaceAll("%2C", ","));
  }, []);

  return { line, find, follow, moveTo };
}
