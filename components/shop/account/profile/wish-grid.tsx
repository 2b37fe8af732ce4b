import type { Ref } from "react";
import type { WishCard } from "./wish-cards.ts";
import { WishlistTile } from "./wishlist-tile.tsx";

/** The products of the visitor's own or a shared wish list. */
export const WishGrid = (props: {
  readonly cards: readonly WishCard[];
  readonly ref?: Ref<HTMLUListElement>;
}) => (
  <ul
    ref={props.ref}
    className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 xl:grid-cols-4 empty:hidden"
  >
    {props.cards.map((card) => (
      <li key={card.id} className="flex min-w-0">
        <WishlistTile card={card} />
      </li>
    ))}
  </ul>
);
