import "server-only";
import { calls } from "@/lib/api/calls";
import { type KnownFilter, readFilters } from "@/lib/domain/filters/known-filters";
import { type ProductFilter, toProductRequest } from "@/lib/domain/product-query";
import type { SiteContext } from "@/lib/site/types";
import { read } from "./read";

/** What a list can be narrowed by (spec 7.4, `layered/navigation`), with the counts of the list as `filters` leave it. */
export async function listFilters(
  context: SiteContext,
  mainCategory: number | undefined,
  filters: readonly ProductFilter[] = [],
): Promise<KnownFilter[]> {
  const request = toProductRequest({ mainCategory, filters });
  const layers = await read(context, calls.product.layeredNavigation, {
    input: {
      filters: request.filters,
      ...(mainCategory === undefined ? {} : { mainCategory }),
    },
    tags: ["products"],
  });
  return readFilters(layers ?? []);
}
