"use client";

import { useTranslations } from "next-intl";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { LineName } from "#components/shop/product/line-name.tsx";
import { withKeys } from "#lib/base/utils/with-keys.ts";
import type { OrderItem } from "#lib/shop/api/schemas/order-schema.ts";
import { optionTitle, readLineOptions } from "#lib/shop/domain/cart/line.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { OrderMoney } from "./order-money.tsx";

/** The lines of an order with their options and texts. */
export function OrderLines(props: { items: readonly OrderItem[]; currency: string }) {
  const t = useTranslations("orders");
  return (
    <ul aria-label={t("items")} className="mt-6 divide-y divide-line border-y border-line">
      {withKeys(props.items, ({ productId, name }) => productId ?? name).map(({ key, item }) => (
        <li key={key} className="flex items-center gap-4 py-4">
          <OrderLine item={item} currency={props.currency} />
        </li>
      ))}
    </ul>
  );
}

function OrderLine({ item, currency }: { item: OrderItem; currency: string }) {
  const site = useSite();
  const texts = Object.entries(readLineOptions({ options: item.options }).personalizations);
  return (
    <>
      <Picture
        image={toImage(item.media, site.mediaUrl)}
        alt=""
        sizes="64px"
        className="size-16 shrink-0 rounded-md bg-ground object-cover"
      />
      <div className="min-w-0 grow">
        <LineName
          name={item.name}
          href={item.slug ? hrefTo({ name: "product", slug: item.slug }, site) : null}
        />
        {texts.map(([title, text]) => (
          <p key={title} className="text-small text-muted wrap-anywhere">
            {optionTitle(title)}: {text}
          </p>
        ))}
        <p className="text-small text-muted tabular-nums">
          <span>{`${item.quantity} ×`}</span>
          {item.each === null ? null : (
            <>
              {" "}
              <OrderMoney amount={item.each} currency={currency} site={site} />
            </>
          )}
        </p>
      </div>
      {item.row === null ? null : (
        <OrderMoney amount={item.row} currency={currency} site={site} className="font-semibold" />
      )}
    </>
  );
}
