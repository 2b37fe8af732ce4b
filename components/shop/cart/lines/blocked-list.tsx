import type { BlockedLine } from "#lib/shop/domain/cart/blocked-lines.ts";

interface BlockedListProps {
  readonly blocked: readonly BlockedLine[];
  /** The messages of `cart.hint`. */
  readonly t: (key: "soldOut" | "fewer", values?: { count: number }) => string;
}

/** The lines that cannot be ordered, each with its reason. Drawn alike with and without scripts. */
export const BlockedList = ({ blocked, t }: BlockedListProps) => (
  <ul className="max-h-40 space-y-1 overflow-y-auto">
    {blocked.map(({ item, left }) => (
      <li key={item.itemId} className="wrap-anywhere">
        <bdi className="font-semibold">{item.productData.name}</bdi>
        {": "}
        <span>{left === 0 ? t("soldOut") : t("fewer", { count: left })}</span>
      </li>
    ))}
  </ul>
);
