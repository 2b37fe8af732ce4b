import "server-only";
import { cache } from "react";
import { calls } from "#lib/api/calls/index.ts";
import { read } from "#lib/data/read.ts";
import { type Fact, toFacts } from "#lib/domain/product/product-facts.ts";
import type { SiteContext } from "#lib/site/types.ts";

/**
 * The details of a product with their labels. A product carries codes and option ids only; their labels come from the
 * layered navigation of a list that holds nothing but this product.
 */
export const getProductFacts = cache(async (context: SiteContext, id: number): Promise<Fact[]> => {
  const filters = await read(context, calls.product.layered.navigation, {
    input: {
      filters: [
        { key: "archived", value: false },
        { key: "id", value: [id] },
      ],
    },
    tags: ["products"],
  });
  return toFacts(filters ?? []);
});
