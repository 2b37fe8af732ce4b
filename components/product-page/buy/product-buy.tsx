import "server-only";
import { getTranslations } from "next-intl/server";
import { CustomiseButton } from "#components/bundle/customise-button.tsx";
import type { BuyableProduct } from "#components/product/types.ts";
import { Notice } from "#components/ui/notice.tsx";
import type { Product } from "#lib/api/schemas/product.ts";
import { type BundlePart, bundleNeeds, hasFields } from "#lib/domain/product/bundle.ts";
import { BuyBox } from "./buy-box.tsx";

interface Props {
  product: Product;
  buyable: BuyableProduct;
  parts: readonly BundlePart[];
}

/** The way into the cart: at once, by customising a bundle's parts, or why there is none (spec 4, by format). */
export async function ProductBuy({ product, buyable, parts }: Props) {
  const isBundle = product.format === "bundle";
  const needs = isBundle ? bundleNeeds(parts) : "nothing";
  const customise = { productId: product.id, slug: product.slug, name: product.name };
  if (needs === "nothing") {
    return (
      <>
        <BuyBox key={product.id} product={buyable} />
        {isBundle && hasFields(parts) && <CustomiseButton {...customise} quiet />}
      </>
    );
  }
  const t = await getTranslations("productPage");
  const [note] = buyable.notes;
  return (
    <>
      {buyable.prices[0]?.shown}
      {needs === "impossible" ? (
        <Notice tone="info" title={t("bundle.title")}>
          <p>{t("bundle.impossible")}</p>
        </Notice>
      ) : (
        <>
          <p className="text-muted">{t("bundle.hint")}</p>
          {note && !note.good && <p className="text-small font-medium text-danger">{note.text}</p>}
          <CustomiseButton {...customise} quiet={note?.good === false} />
        </>
      )}
    </>
  );
}
