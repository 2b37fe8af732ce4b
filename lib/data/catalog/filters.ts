import "server-only";
import { calls } from "#lib/api/calls/index.ts";
import { read } from "#lib/data/read.ts";
import { type KnownFilter, readFilters } from "#lib/domain/list/known-filters.ts";
import { type ProductFilter, toProductRequest } from "#lib/domain/product/product-query.ts";
import type { SiteContext } from "#lib/site/types.ts";

/** What a list can be narrowed by (docs/contract.md §4.4), with the counts of the list as `filters` leave it. */
export async function listFilters(
  context: SiteContext,
  mainCategory: number | undefined,
  filters: readonly ProductFilter[] = [],
): Promise<KnownFilter[]> {
  const request = toProductRequest({ mainCategory, filters });
  const layers = await read(context, calls.product.layered.navigation, {
    input: {
      filters: request.filters,
      ...(mainCategory === undefined ? {} : { mainCategory }),
    },
    tags: ["products"],
  });
  return readFilters(layers ?? []);
}
