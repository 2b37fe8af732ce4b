import "server-only";
import { calls } from "#lib/api/calls/index.ts";
import { read } from "#lib/data/read.ts";
import type { SiteContext } from "#lib/site/types.ts";

/** A bundle that contains a product. */
interface HoldingBundle {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}

/** The bundles that contain a product (docs/contract.md §4.2); those without a name or a page are left out. */
export async function listBundlesHolding(
  context: SiteContext,
  productId: number,
): Promise<HoldingBundle[]> {
  const bundles = await read(context, calls.product.checkBundles, {
    input: { product: productId },
    tags: ["products"],
  });
  return (bundles ?? []).filter(({ name, slug }) => name !== "" && slug !== "");
}
