import { z } from "zod";
import { get, post } from "#lib/api/declare.ts";
import { event } from "#lib/api/schemas/event.ts";
import { pageOf } from "#lib/api/schemas/list.ts";
import { idQuery, paging, shortText } from "#lib/api/schemas/out.ts";

export const calendar = {
  event: {
    public: {
      get: get({ access: "public", input: z.object({ id: idQuery }), answer: event }),
      filter: post({
        access: "public",
        safe: true,
        input: z.object({ from: shortText.optional(), to: shortText.optional(), ...paging }),
        answer: pageOf(event),
      }),
    },
  },
};
