import "server-only";
import { getTranslations } from "next-intl/server";
import { Notice } from "@/components/ui/notice";
import type { Product } from "@/lib/api/schemas/product";
import { type BundlePart, bundleNeeds } from "@/lib/domain/bundle";
import { BuyBox } from "./buy-box";
import type { BuyableProduct } from "./types";

interface Props {
  product: Product;
  buyable: BuyableProduct;
  parts: readonly BundlePart[];
}

/** The way into the cart; for a bundle that cannot be added as it is, what to do instead. */
export async function ProductBuy({ product, buyable, parts }: Props) {
  const needs = product.format === "bundle" ? bundleNeeds(parts) : "nothing";
  if (needs === "nothing") return <BuyBox key={product.id} product={buyable} />;
  const t = await getTranslations("productPage");
  return (
    <>
      {buyable.prices[0]?.shown}
      <Notice tone="info" title={t("bundle.title")}>
        <p>{t(needs === "choice" ? "bundle.choice" : "bundle.impossible")}</p>
      </Notice>
    </>
  );
}
