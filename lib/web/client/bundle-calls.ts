import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { dataOf } from "./fault.ts";
import { gateway } from "./gateway.ts";
import { queryKeys } from "./keys.ts";

/** A bundle and the product of each of its entries; null if that is archived or no longer exists. */
export interface BundleRead {
  readonly bundle: Product;
  readonly parts: readonly (Product | null)[];
}

/** Identifies a bundle: by its slug, else by its id. */
interface BundleName {
  readonly slug: string;
  readonly productId?: number;
}

export const bundleQuery = (name: BundleName) => ({
  queryKey: queryKeys.bundle(name.slug, name.productId),
  queryFn: ({ signal }: { signal: AbortSignal }) => readBundle(name, signal),
});

/**
 * Reads a bundle with the products of all its parts; null if there is no such bundle.
 * @throws QueryFault if a part cannot be read, because the bundle would be incomplete.
 */
async function readBundle(
  { slug, productId }: BundleName,
  signal: AbortSignal,
): Promise<BundleRead | null> {
  const bundle = await readProduct(slug ? { slug } : { id: productId ?? 0 }, signal);
  if (bundle?.format !== "bundle") return null;
  const ids = [...new Set(bundle.bundles.map(({ product }) => product.id))];
  const read = await Promise.all(ids.map((id) => readProduct({ id }, signal)));
  const parts = new Map(ids.map((id, place) => [id, read[place] ?? null]));
  return { bundle, parts: bundle.bundles.map(({ product }) => parts.get(product.id) ?? null) };
}

async function readProduct(
  input: { slug: string } | { id: number },
  signal: AbortSignal,
): Promise<Product | null> {
  const result = await gateway.product.web.get({
    input,
    signal,
  });
  if (!result.ok && result.error.kind === "notFound") return null;
  const product = dataOf(result);
  return product.archived ? null : product;
}
