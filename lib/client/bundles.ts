import type { Product } from "#lib/api/schemas/product.ts";
import { dataOf } from "./fault.ts";
import { gateway } from "./gateway.ts";

/** A bundle and the product of each of its entries; null where that is archived or gone. */
export interface BundleRead {
  readonly bundle: Product;
  readonly parts: readonly (Product | null)[];
}

/**
 * Reads a bundle with everything its parts can be chosen from; null where there is no such bundle. The gateway fills in
 * the store that the read needs (docs/screens.md §4.15).
 * @throws QueryFault: one part that cannot be read, and the bundle cannot be put together.
 */
export async function readBundle(
  asked: { readonly slug: string; readonly productId?: number },
  signal?: AbortSignal,
): Promise<BundleRead | null> {
  const { slug, productId } = asked;
  const bundle = await readProduct(slug ? { slug } : { id: productId ?? 0 }, signal);
  if (bundle?.format !== "bundle") return null;
  const ids = [...new Set(bundle.bundles.map(({ product }) => product.id))];
  const read = await Promise.all(ids.map((id) => readProduct({ id }, signal)));
  const parts = new Map(ids.map((id, place) => [id, read[place] ?? null]));
  return { bundle, parts: bundle.bundles.map(({ product }) => parts.get(product.id) ?? null) };
}

async function readProduct(
  input: { slug: string } | { id: number },
  signal?: AbortSignal,
): Promise<Product | null> {
  const result = await gateway.product.web.get({
    input,
    signal,
  });
  if (!result.ok && result.error.kind === "notFound") return null;
  const product = dataOf(result);
  return product.archived ? null : product;
}
