import { z } from "zod";
import { get, post } from "#lib/shop/api/declare.ts";
import { layeredFilter } from "#lib/shop/api/schemas/filter.ts";
import { pageOf, rowsOf } from "#lib/shop/api/schemas/list.ts";
import { idOut, idQuery, paging, searchOut, sortOut, text } from "#lib/shop/api/schemas/out.ts";
import {
  category,
  product as productAnswer,
  productTag,
} from "#lib/shop/api/schemas/product-schema.ts";
import { id, textOr } from "#lib/shop/api/schemas/schema-fields.ts";

const scalar = z.union([z.string().max(500), z.number(), z.boolean()]);

/** A filter item (docs/contract.md §4.3): an id list, a flag, yes/no, or a range `[min, max]`. */
const filterItem = z.object({
  key: text,
  value: z.union([scalar, z.array(scalar).max(200).readonly()]),
  range: z.boolean().optional(),
});

const productFilter = z.object({
  keywords: searchOut.optional(),
  filters: z.array(filterItem).max(60).readonly().optional(),
  mainCategory: idOut.optional(),
  select: z.array(text).max(60).readonly().optional(),
  sort: sortOut.optional(),
  ...paging,
  // As many as a filter may have ids, so that products can be read by id in one call.
  limit: z.number().int().min(1).max(200).optional(),
});

export const product = {
  web: {
    get: get({
      access: "public",
      input: z.object({ slug: text.optional(), id: idQuery.optional() }),
      fill: ["pricing"],
      answer: productAnswer,
    }),
    filter: post({
      access: "public",
      safe: true,
      searched: true,
      input: productFilter,
      answer: pageOf(productAnswer),
    }),
    category: {
      get: get({ access: "public", params: ["id"], answer: category }),
      filter: post({
        access: "public",
        safe: true,
        input: z.object({
          tree: z.boolean().optional(),
          slug: text.optional(),
          keywords: searchOut.optional(),
          sort: sortOut.optional(),
          ...paging,
        }),
        answer: pageOf(category),
      }),
    },
    tag: {
      filter: post({
        access: "public",
        safe: true,
        input: z.object({
          ids: z.array(idOut).max(50).readonly().optional(),
          slug: text.optional(),
          ...paging,
        }),
        answer: pageOf(productTag),
      }),
    },
  },
  layered: {
    navigation: post({
      access: "public",
      safe: true,
      searched: true,
      input: productFilter,
      answer: rowsOf(layeredFilter),
    }),
  },
  /** The bundles that contain a product. */
  checkBundles: get({
    access: "public",
    input: z.object({ product: idQuery }),
    answer: rowsOf(z.object({ id, name: textOr(""), slug: textOr("") })),
  }),
};
