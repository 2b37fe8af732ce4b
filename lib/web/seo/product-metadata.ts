import "server-only";
import type { Metadata } from "next";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { getProduct } from "#lib/web/data/catalog/products.ts";
import { plainProse } from "#lib/web/security/plain-text.ts";
import { flagOption } from "#lib/web/site/options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { type Hrefs, thingHrefs } from "./alternates.ts";
import { buildMetadata } from "./metadata.ts";
import { missingMetadata } from "./missing-metadata.ts";

/** The product in every language it is sold in. */
export const productHrefs = (context: SiteContext, product: Product): Promise<Hrefs> =>
  thingHrefs(context, "product", product, (slug) => ({ name: "product", slug }));

export async function productMetadata(context: SiteContext, slug: string): Promise<Metadata> {
  const product = await getProduct(context, slug);
  if (!product) return missingMetadata(context);
  const hrefs = await productHrefs(context, product);
  const metadata = buildMetadata(context, {
    title: product.name,
    description: plainProse(product.description),
    canonical: hrefs[context.locale] ?? "/",
    hrefs,
    card: { kind: "product", slug: product.slug },
  });
  if (!flagOption(context.site, "AssistantPages")) return metadata;
  const types = { "text/markdown": `${metadata.alternates?.canonical}.md` };
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}
