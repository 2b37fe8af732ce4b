import { useEffect, useState } from "react";
import { SmallCards } from "#components/shop/product/small-cards.tsx";
import type { ProductCard } from "#lib/shop/domain/product/product-card.ts";
import { readAlike, readCards } from "#lib/web/client/product-calls.ts";
import { whenUnseen } from "./when-unseen.ts";

interface Props {
  readonly place: HTMLElement;
  readonly title: string;
  /** Products by their ids, or those beside one of a category. */
  readonly wanted: readonly number[] | { readonly category: number; readonly beside: number };
}

/** Products at the end of a page, in a row that scrolls. Drawn where it moves nothing that is in view; left out where none is sold. */
export function SeenStrip({ place, title, wanted }: Props) {
  const [cards, setCards] = useState<readonly ProductCard[]>([]);
  useEffect(() => {
    const gone = new AbortController();
    const show = async () => {
      const found = await ("category" in wanted
        ? readAlike(wanted.category, wanted.beside, gone.signal)
        : readCards(wanted, gone.signal));
      await whenUnseen(place, gone.signal);
      if (!gone.signal.aborted) setCards(found.filter(({ slug }) => slug !== ""));
    };
    // Without them the page is whole.
    void show().catch(() => null);
    return () => gone.abort();
  }, [place, wanted]);
  if (cards.length === 0) return null;
  return (
    <section aria-label={title} className="mt-[clamp(2.5rem,5vw,4.5rem)]">
      <h2 className="mb-6 text-h2">{title}</h2>
      <SmallCards
        cards={cards}
        className="-m-1 flex gap-x-[clamp(1rem,2.5vw,2rem)] overflow-x-auto p-1 pb-4 *:max-w-64 *:min-w-36 *:flex-1"
      />
    </section>
  );
}
