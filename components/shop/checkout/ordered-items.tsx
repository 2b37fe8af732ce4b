import { Picture } from "#components/kit/ui/picture.tsx";
import { Price } from "#components/kit/ui/price.tsx";
import type { CartItem } from "#lib/shop/api/schemas/cart-schema.ts";
import type { Currency } from "#lib/shop/api/schemas/site-schema.ts";
import { toImage } from "#lib/shop/media/to-image.ts";

interface OrderedItemsProps {
  readonly rows: readonly { readonly item: CartItem; readonly quantity: number }[];
  readonly currency: Currency;
  readonly locale: string;
  readonly mediaUrl: string;
  /** The messages of `checkout`. */
  readonly t: (key: "items" | "pieces", values?: { count: number }) => string;
}

/** The lines of the cart beside the steps of the checkout. Drawn alike with and without scripts. */
export const OrderedItems = ({ rows, currency, locale, mediaUrl, t }: OrderedItemsProps) => (
  <ul aria-label={t("items")} className="space-y-3">
    {rows.map(({ item, quantity }) => (
      <li key={item.itemId} className="flex items-center gap-3">
        <Picture
          image={toImage(item.productData.media, mediaUrl)}
          alt=""
          sizes="56px"
          className="size-14 shrink-0 rounded-md bg-ground object-cover"
        />
        <span className="min-w-0 grow text-small">
          <span className="line-clamp-3 font-semibold wrap-anywhere">{item.productData.name}</span>{" "}
          <span className="text-muted">{t("pieces", { count: quantity })}</span>
        </span>
        <Price
          amount={item.prices.converted.row}
          currency={currency}
          locale={locale}
          className="text-small font-semibold"
        />
      </li>
    ))}
  </ul>
);
