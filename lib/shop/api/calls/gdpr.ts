import { z } from "zod";
import { post } from "#lib/shop/api/declare.ts";
import { rowsOf } from "#lib/shop/api/schemas/list.ts";
import { consentsOut, emailOut, nothing, text } from "#lib/shop/api/schemas/out.ts";
import { consent } from "#lib/shop/api/schemas/user-schema.ts";

export const gdpr = {
  web: {
    consent: {
      /** `formType`: a form type (docs/contract.md §5.11), e.g. `checkoutForm`. */
      filter: post({
        access: "public",
        safe: true,
        input: z.object({ formType: text }),
        answer: rowsOf(consent),
      }),
      log: {
        create: post({
          access: "public",
          input: z.object({
            status: z.enum(["accepted", "declined"]),
            /** ISO 8601, UTC. */
            statusTimestamp: z.iso.datetime(),
            sourceType: text,
            consents: consentsOut,
            user: z.object({ userType: z.enum(["guest", "user"]), email: emailOut }),
          }),
          answer: nothing,
        }),
      },
    },
  },
};
