"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { useSite } from "@/components/providers/site-provider";
import { Notice } from "@/components/ui/notice";
import { priceSpan } from "@/lib/domain/variants";
import { BuyRow } from "./buy-row";
import { CustomFields } from "./custom-fields";
import { PriceBlock } from "./price-block";
import { StockLine } from "./stock-line";
import type { BuyableProduct } from "./types";
import { useBuy } from "./use-buy";
import { VariantFields } from "./variant-fields";

/** Everything between a product and the cart: price, choices, custom options, quantity, the button. */
export function BuyBox({ product }: { product: BuyableProduct }) {
  const t = useTranslations("product");
  const { currency, locale } = useSite();
  const id = useId();
  const buy = useBuy(product);
  const { chosen, variant, choose } = buy.choice;
  const configurable = product.format === "configurable";
  const span = configurable && !variant ? priceSpan(product.model.variants) : null;
  const price =
    variant?.price ??
    (span ? { ...product.price, final: span.lowest, list: null, discount: null } : product.price);
  const customised = product.bundle !== null && product.bundle.needs !== "nothing";

  return (
    <form noValidate onSubmit={buy.submit} className="flex flex-col gap-5">
      <div aria-live="polite" className="flex flex-wrap items-baseline gap-x-2">
        {span?.varies && <span className="text-muted">{t("from")}</span>}
        <PriceBlock
          price={price}
          currency={currency}
          locale={locale}
          labels={{ was: t("was"), member: t("memberPrice") }}
          discountLabel={(percent) => t("discount", { percent })}
          size="page"
        />
      </div>
      {configurable && (
        <VariantFields
          model={product.model}
          chosen={chosen}
          choose={choose}
          missing={buy.missing}
        />
      )}
      {customised && (
        <Notice tone="info" title={t("bundle.title")}>
          <p>{t(`bundle.${product.bundle?.needs === "choice" ? "choice" : "impossible"}`)}</p>
        </Notice>
      )}
      {!customised && (
        <>
          <CustomFields
            fields={product.fields}
            values={buy.texts}
            wrong={buy.wrong}
            onChange={buy.write}
          />
          <StockLine product={product} chosen={chosen} variant={variant} />
          <BuyRow
            id={id}
            name={product.name}
            price={price}
            quantity={buy.quantity}
            onQuantity={buy.setQuantity}
            invalid={buy.invalidQuantity}
            adding={buy.adding}
          />
        </>
      )}
    </form>
  );
}
