import { z } from "zod";
import { post } from "#lib/api/declare.ts";
import { nothing, text } from "#lib/api/schemas/out.ts";

export const marketing = {
  newsletter: {
    subscribe: post({
      access: "public",
      input: z.object({ email: z.email().max(250), consents: z.array(text).max(50) }),
      answer: nothing,
    }),
  },
};
