import { z } from "zod";
import { get } from "#lib/api/declare.ts";
import { rowsOf } from "#lib/api/schemas/list.ts";
import { idsQuery } from "#lib/api/schemas/out.ts";
import { product } from "#lib/api/schemas/product.ts";

export const gaussbox = {
  eCommerce: {
    public: {
      products: {
        /** A light read of products by id (docs/contract.md §4.2). */
        get: get({
          access: "public",
          input: z.object({ ids: idsQuery }),
          answer: rowsOf(product),
        }),
      },
    },
  },
};
