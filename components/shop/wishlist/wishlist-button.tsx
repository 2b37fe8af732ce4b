import { Icon } from "#components/kit/ui/icon.tsx";

interface Props {
  id: number;
  /** Shown in the toast. */
  name: string;
  format: string;
  labels: { add: string; remove: string };
  /** The id of the product's name, for a tile, because a page has many such buttons. The toast reads it there. */
  describedBy?: string;
  /** On a product's page the label is visible; on a tile only the heart is. */
  size: "tile" | "page";
}

/**
 * Adds a product to the wish list, or removes it. Plain markup, the same for everybody: `WishlistHost` handles the
 * click, and the style sheet of `browser-wishlist.ts` shows one of the two labels.
 */
export function WishlistButton({ id, name, format, labels, describedBy, size }: Props) {
  return (
    <button
      type="button"
      aria-describedby={describedBy}
      data-wishlist={id}
      data-name={describedBy === undefined ? name : undefined}
      data-kind={format === "bundle" ? "bundle" : undefined}
      className={
        size === "tile"
          ? "card-wish"
          : "-ms-3 inline-flex min-h-11 items-center gap-2 self-start rounded-full px-3 font-semibold text-brand transition hover:bg-brand-soft"
      }
    >
      {/* On a tile it is drawn by app/styles/parts.css, because a page has dozens of them. */}
      {size === "page" && <Icon name="heart" />}
      {/* Browsers without styles show both labels, so there is a space between them. */}
      <span className="wish-add">{labels.add}</span>{" "}
      <span className="wish-remove">{labels.remove}</span>
    </button>
  );
}
