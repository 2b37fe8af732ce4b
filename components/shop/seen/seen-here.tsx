import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { seenProducts } from "#stores/seen/seen-products.ts";
import { SeenStrip } from "./seen-strip.tsx";

/** An element at the end of a page in which products seen last are shown; its value is their heading. */
export const PLACE = "[data-seen]";

/**
 * Stores that a product was viewed, and shows similar and previously viewed products at the page's end. Part of code
 * that is loaded when the page is used, so that it adds nothing to the first load (decisions 0151, 0226). The strip is
 * imported statically: as a lazy part that shares code with the buy box and the cart, it was rendered before its own
 * modules had loaded (decision 0236).
 */
export function SeenHere({ id }: { readonly id?: number }) {
  const [shown, setShown] = useState<{ place: HTMLElement; ids: number[] } | null>(null);
  useEffect(() => {
    const place = document.querySelector<HTMLElement>(PLACE);
    const ids = seenProducts.others(id);
    if (id !== undefined) seenProducts.add(id);
    if (place && (id !== undefined || ids.length > 0)) setShown({ place, ids });
    return () => setShown(null);
  }, [id]);
  if (!shown) return null;
  const { place, ids } = shown;
  return createPortal(
    <SeenStrip place={place} beside={id} ids={ids} title={place.dataset.seen ?? ""} />,
    place,
  );
}
