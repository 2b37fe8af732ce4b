import { z } from "zod";
import { post } from "#lib/api/declare.ts";
import { rowsOf } from "#lib/api/schemas/list.ts";
import { consentsOut, emailOut, nothing, text } from "#lib/api/schemas/out.ts";
import { consent } from "#lib/api/schemas/user.ts";

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
