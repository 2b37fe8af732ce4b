"use client";

import { useTranslations } from "next-intl";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { LineName } from "#components/shop/product/line-name.tsx";
import { formatPrice } from "#lib/base/utils/numbers/format.ts";
import type { CartItem } from "#lib/shop/api/schemas/cart-schema.ts";
import type { Currency } from "#lib/shop/api/schemas/site-schema.ts";
import { linePage, partNames, readLineOptions } from "#lib/shop/domain/cart/line.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { EditLineLink } from "./edit-line-link.tsx";
import { LineHints } from "./line-hints.tsx";
import { LineTexts } from "./line-texts.tsx";
import type { LineProducts } from "./use-line-products.ts";

interface LineProductProps {
  readonly item: CartItem;
  readonly currency: Currency;
  readonly lines: LineProducts;
  readonly onLeave?: () => void;
}

/**
 * The product of a line; on phones its parts are cells of the row's grid, the hints below the buttons. Picture, name with the link to its page, choices and
 * texts, the edit link, and hints.
 */
export function LineProduct({ item, currency, lines, onLeave }: LineProductProps) {
  const t = useTranslations("cart");
  const site = useSite();
  const { name, media } = item.productData;
  const page = linePage(item);
  const list = lines.listPriceOf(item);
  const price = (amount: number) => formatPrice(amount, currency, site.locale);
  const parts = partNames(item, (id) => lines.products.get(id)?.name);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-4 gap-y-1 @max-2xl:contents">
      <Picture
        image={toImage(media, site.mediaUrl)}
        alt=""
        sizes="96px"
        className="row-span-2 size-20 shrink-0 rounded-md bg-ground object-cover @max-2xl:col-start-1 @max-2xl:row-span-1 @max-2xl:row-start-1 sm:size-24"
      />
      <div className="min-w-0 space-y-1 @max-2xl:col-start-2 @max-2xl:row-start-1">
        <LineName
          name={name}
          href={page === "" ? null : hrefTo({ name: "product", slug: page }, site)}
          onClick={onLeave}
        />
        {readLineOptions(item).bundleOptions.length > 0 && (
          // Names that the cart lacks come later, into a line that is there already.
          <p className="min-h-[1lh] text-small text-muted">{parts.join(" · ")}</p>
        )}
        <LineTexts item={item} />
        <p aria-hidden="true" className="text-small text-muted tabular-nums @2xl:hidden">
          <span>{t("each", { price: price(item.prices.converted.finalPrice) })} </span>
          {list !== null && <s>{price(list)}</s>}
        </p>
        <div>
          <EditLineLink item={item} slug={page} onLeave={onLeave} />
        </div>
      </div>
      <div className="col-start-2 @max-2xl:col-span-3 @max-2xl:col-start-1 @max-2xl:row-start-3">
        <LineHints hints={lines.hintsOf(item)} price={item.prices.base.finalPrice} />
      </div>
    </div>
  );
}
