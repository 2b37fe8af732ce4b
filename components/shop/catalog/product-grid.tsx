import "server-only";
import type { CSSProperties } from "react";
import { replaced } from "#components/kit/cms/replaced.tsx";
import { GRID } from "#components/kit/ui/grid.ts";
import { REPLACEMENTS } from "#custom/generated/replacements.ts";
import { getSettings } from "#lib/base/config/settings.ts";
import type { ProductCard } from "#lib/shop/domain/product/product-card.ts";
import { firstPictures } from "#lib/shop/media/first-pictures.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import { getReviewRules } from "#lib/web/data/content/read-comments.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { ProductTile } from "./product-tile.tsx";

const Tile = replaced(REPLACEMENTS.productTile, ProductTile);

interface Props {
  context: SiteContext;
  cards: readonly ProductCard[];
  /** Heading level of the products' names. */
  headings: 2 | 3;
  /** The columns, from `gridColumns`. */
  style?: CSSProperties;
  /** How many pictures are visible at once on a phone, and are therefore loaded first. */
  eager?: number;
}

/** Four cards are one row on tablets too, rather than three and a single one. */
const columnsFor = (count: number): CSSProperties => ({
  "--cols-s": 2,
  "--cols-m": count === 4 ? 4 : 3,
  "--cols-l": 4,
});

/** Products as cards on one grid. */
export async function ProductGrid({
  context,
  cards,
  headings,
  style = columnsFor(cards.length),
  eager = 0,
}: Props) {
  const { stars } = await getReviewRules(context);
  const { MEDIA_URL } = getSettings();
  const first = firstPictures(cards, ({ media }) => toImage(media, MEDIA_URL), eager);
  const list = (
    <ul className={`${GRID} card-list`} style={style}>
      {cards.map((card) => (
        // Each card spans five rows of the grid, so that names, stars, prices and buttons in a row are aligned.
        <li key={card.id} className="card-place">
          <Tile
            context={context}
            card={card}
            heading={headings}
            stars={stars}
            priority={first.has(card)}
          />
        </li>
      ))}
    </ul>
  );
  if (!cards.some(({ quick }) => quick === "add")) return list;
  return (
    // One form for the buttons of all cards; each button has its product and target.
    <form method="post">
      <input type="hidden" name="language" value={context.locale} />
      {list}
    </form>
  );
}
