import { z } from "zod";
import { get, post } from "#lib/api/declare.ts";
import { flagOr, textOr } from "#lib/api/schemas/fields.ts";
import { rowsOf } from "#lib/api/schemas/list.ts";
import { text } from "#lib/api/schemas/out.ts";

export const settings = {
  domain: {
    filter: post({
      safe: true,
      answer: rowsOf(z.object({ name: textOr(""), url: textOr("") })),
    }),
  },
  general: {
    /** 404 when unset. */
    user: get({
      access: "staff",
      input: z.object({ group: text, key: text }),
      answer: z.object({ group: textOr(""), key: textOr(""), value: textOr("") }),
    }),
  },
  /** Whether a member card's barcode is known: visitors check a card while they register. */
  external: get({
    access: "public",
    input: z.object({ type: z.literal("memberCard"), barcode: text }),
    answer: z.object({ isValid: flagOr(false) }),
  }),
};
