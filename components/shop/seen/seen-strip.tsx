import { useEffect, useState } from "react";
import { SmallCards } from "#components/shop/product/small-cards.tsx";
import type { ProductCard } from "#lib/shop/domain/product/product-card.ts";
import { readAlike, readCards } from "#lib/web/client/product-calls.ts";
import { whenUnseen } from "./when-unseen.ts";

interface Props {
  readonly place: HTMLElement;
  /** The id of the page's product, if any. */
  readonly beside?: number | undefined;
  readonly ids: readonly number[];
  readonly title: string;
}

interface Row {
  readonly title: string;
  readonly cards: readonly ProductCard[];
}

/**
 * Similar and previously viewed products at the end of a page, in scrolling rows. Both are rendered together, below the
 * viewport, so that nothing visible moves; a row without available products is left out.
 */
export function SeenStrip({ place, beside, ids, title }: Props) {
  const [rows, setRows] = useState<readonly Row[]>([]);
  useEffect(() => {
    const gone = new AbortController();
    const show = async () => {
      const [kind, seen] = await Promise.all([
        // The page is complete without them.
        beside === undefined ? null : readAlike(beside, gone.signal).catch(() => null),
        ids.length === 0 ? [] : readCards(ids, gone.signal).catch(() => []),
      ]);
      await whenUnseen(place, gone.signal);
      if (gone.signal.aborted) return;
      const found = [
        { title: kind?.name ?? "", cards: kind?.cards ?? [] },
        { title, cards: seen.filter(({ slug }) => slug !== "") },
      ];
      setRows(found.filter(({ cards }) => cards.length > 0));
    };
    void show();
    return () => gone.abort();
  }, [place, beside, ids, title]);
  return rows.map((row) => (
    <section key={row.title} aria-label={row.title} className="mt-[clamp(2.5rem,5vw,4.5rem)]">
      <h2 className="mb-6 text-h2">{row.title}</h2>
      <SmallCards
        cards={row.cards}
        className="-m-1 flex gap-x-[clamp(1rem,2.5vw,2rem)] overflow-x-auto p-1 pb-4 *:max-w-64 *:min-w-36 *:flex-1"
      />
    </section>
  ));
}
