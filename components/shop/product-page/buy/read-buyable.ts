import "server-only";
import { getTranslations } from "next-intl/server";
import { priceNote } from "#components/shop/product/price-note.tsx";
import type { BuyableProduct } from "#components/shop/product/product-types.ts";
import { toBuyable } from "#components/shop/product/to-buyable.tsx";
import { sizeGuides } from "#components/shop/product-page/promises/size-guides.ts";
import { getSettings } from "#lib/base/config/settings.ts";
import { formatPrice } from "#lib/base/utils/numbers/format.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { type BundlePart, bundleSaving, toBundleParts } from "#lib/shop/domain/product/bundle.ts";
import { priceOf } from "#lib/shop/domain/product/product-price.ts";
import { listBundleParts } from "#lib/web/data/catalog/bundles.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/**
 * The buy box's data of a product, and the parts of a bundle.
 * @param pictures variant id → index of its picture in the gallery
 */
export async function readBuyable(
  context: SiteContext,
  product: Product,
  pictures: Readonly<Record<number, number>>,
): Promise<{ readonly buyable: BuyableProduct; readonly parts: readonly BundlePart[] }> {
  const { locale, currency } = context;
  const [partProducts, t, tCatalog, tProduct] = await Promise.all([
    listBundleParts(context, product),
    getTranslations({ locale, namespace: "productPage" }),
    getTranslations({ locale, namespace: "catalog" }),
    getTranslations({ locale, namespace: "product" }),
  ]);
  const parts = toBundleParts(product.bundles, partProducts);
  const saving =
    product.format === "bundle"
      ? bundleSaving(priceOf(product).final, product.bundles, partProducts)
      : null;
  const amount = (value: number) => formatPrice(value, currency, locale);
  const buyable = toBuyable(product, {
    locale,
    currency,
    parts,
    t,
    mediaUrl: getSettings().MEDIA_URL,
    pictures,
    priceNote: priceNote(context, t("deliveryLink")),
    guides: sizeGuides(context),
    saving: saving
      ? t("saving", { separately: amount(saving.separately), saved: amount(saving.saved) })
      : "",
    labels: {
      was: tProduct("was"),
      member: tProduct("memberPrice"),
      yes: tCatalog("yes"),
      no: tCatalog("no"),
    },
  });
  return { buyable, parts };
}
