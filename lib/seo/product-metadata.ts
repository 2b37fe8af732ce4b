import "server-only";
import type { Metadata } from "next";
import type { Product } from "@/lib/api/schemas/product";
import { getProduct } from "@/lib/data/products";
import type { SiteContext } from "@/lib/site/types";
import { type Hrefs, hrefsOf, slugIn } from "./alternates";
import { socialImage } from "./image";
import { buildMetadata, plainText } from "./metadata";
import { missingMetadata } from "./missing-metadata";

/** The product in every language it is sold in. */
export const productHrefs = (context: SiteContext, product: Product): Hrefs =>
  hrefsOf(context, (code) => {
    const slug = slugIn(context, product, code);
    return slug ? { name: "product", slug } : null;
  });

export async function productMetadata(context: SiteContext, slug: string): Promise<Metadata> {
  const product = await getProduct(context, slug);
  if (!product) return missingMetadata(context);
  const hrefs = productHrefs(context, product);
  return buildMetadata(context, {
    title: product.name,
    description: plainText(product.description),
    canonical: hrefs[context.locale] ?? "/",
    hrefs,
    image: socialImage(product.media[0]),
  });
}
