import "server-only";
import { getTranslations } from "next-intl/server";
import { Notice } from "#components/kit/ui/notice.tsx";
import { PlainTwin } from "#components/kit/ui/script-needed.tsx";
import { CustomiseButtonLate } from "#components/shop/bundle/customise-button-late.tsx";
import { Promises } from "#components/shop/product-page/promises/promises.tsx";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { bundleNeeds, hasFields } from "#lib/shop/domain/product/bundle.ts";
import { isBuyable } from "#lib/shop/domain/product/buyable.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { Availability } from "./availability.tsx";
import { BuyBoxLate } from "./buy-box-late.tsx";
import { NetPrice } from "./net-price.tsx";
import { PlainBuy } from "./plain-buy.tsx";
import { readBuyable } from "./read-buyable.ts";

interface Props {
  context: SiteContext;
  product: Product;
  /** Variant id → index of its picture in the gallery. */
  pictures: Readonly<Record<number, number>>;
}

/**
 * How the product is bought: by the buy box, by customising a bundle, or why it cannot be bought (docs/screens.md
 * §3.8).
 */
export async function ProductBuy({ context, product, pictures }: Props) {
  const { locale } = context;
  const [{ buyable, parts }, t, tProduct, tLayout] = await Promise.all([
    readBuyable(context, product, pictures),
    getTranslations("productPage"),
    getTranslations("product"),
    getTranslations("layout"),
  ]);
  const isBundle = product.format === "bundle";
  const needs = isBundle ? bundleNeeds(parts) : "nothing";
  const customise = { productId: product.id, slug: product.slug, name: product.name };
  const mayBeSoldOut = !isBuyable(product) || buyable.variants.some(({ available }) => !available);
  const asks =
    isBundle || [buyable, ...buyable.variants].some(({ fields = [] }) => fields.length > 0);
  if (needs === "nothing") {
    return (
      <>
        <BuyBoxLate
          key={product.id}
          product={buyable}
          whenSoldOut={mayBeSoldOut && <Availability context={context} product={product} />}
          plain={
            <PlainBuy
              product={buyable}
              slug={product.slug}
              locale={locale}
              label={tProduct("choose")}
              asks={asks}
            />
          }
        />
        {isBundle && hasFields(parts) && <CustomiseButtonLate {...customise} quiet />}
        <Promises context={context} product={product} />
      </>
    );
  }
  const [note] = buyable.notes;
  return (
    <>
      <NetPrice net={buyable.prices[0]?.net ?? ""}>{buyable.prices[0]?.shown}</NetPrice>
      {needs === "impossible" ? (
        <Notice tone="info" title={t("bundle.title")}>
          <p>{t("bundle.impossible")}</p>
        </Notice>
      ) : (
        <>
          <p className="text-muted">{t("bundle.hint")}</p>
          {note && !note.good && <p className="text-small font-medium text-danger">{note.text}</p>}
          <CustomiseButtonLate {...customise} quiet={note?.good === false} alone />
          <PlainTwin label={tLayout("plain")} />
        </>
      )}
      {!isBuyable(product) && <Availability context={context} product={product} />}
      <Promises context={context} product={product} />
    </>
  );
}
