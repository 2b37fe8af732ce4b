import { type ComponentProps, lazy, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { seenProducts } from "#stores/seen/seen-products.ts";

const SeenStrip = lazy(async () => ({ default: (await import("./seen-strip.tsx")).SeenStrip }));

/** An element at the end of a page in which products seen last are shown; its value is their heading. */
export const PLACE = "[data-seen]";

/** One for products of the same kind: the heading, and the category that they are read from (`data-of`). */
const ALIKE = "[data-alike]";

type Strip = ComponentProps<typeof SeenStrip>;

/**
 * Shows at the page's end what can be bought instead of a product, and what was seen before it, and notes that it is looked
 * at. Part of code that is loaded when the page is used, so that it adds nothing to the first load (decisions 0151, 0226).
 */
export function SeenHere({ id }: { readonly id?: number }) {
  const [strips, setStrips] = useState<readonly Strip[]>([]);
  useEffect(() => {
    const place = document.querySelector<HTMLElement>(PLACE);
    const alike = document.querySelector<HTMLElement>(ALIKE);
    const ids = seenProducts.others(id);
    if (id !== undefined) seenProducts.add(id);
    const { alike: title = "", of = "" } = alike?.dataset ?? {};
    setStrips([
      ...(alike && id !== undefined
        ? [{ place: alike, title, wanted: { category: Number(of), beside: id } }]
        : []),
      ...(place && ids.length > 0 ? [{ place, title: place.dataset.seen ?? "", wanted: ids }] : []),
    ]);
    return () => setStrips([]);
  }, [id]);
  return strips.map((strip) =>
    createPortal(
      <Suspense fallback={null}>
        <SeenStrip {...strip} />
      </Suspense>,
      strip.place,
      strip.title,
    ),
  );
}
