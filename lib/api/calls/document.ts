import { z } from "zod";
import { get, post } from "#lib/api/declare.ts";
import { pageOf } from "#lib/api/schemas/list.ts";
import { order, orderHead } from "#lib/api/schemas/order.ts";
import { paging } from "#lib/api/schemas/out.ts";

/** A customer's orders (docs/contract.md §3.8). */
export const document = {
  document: {
    filter: {
      /** Orders of all the site's languages. */
      web: post({
        access: "customer",
        safe: true,
        input: z.object(paging),
        fill: ["stores"],
        answer: pageOf(orderHead),
      }),
    },
    get: {
      /** 404 where it is not there, or somebody else's. */
      web: get({ access: "customer", params: ["id"], answer: order }),
    },
  },
};
