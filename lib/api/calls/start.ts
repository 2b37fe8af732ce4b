import { z } from "zod";
import { get, post } from "#lib/api/declare.ts";
import { text } from "#lib/api/schemas/out.ts";
import { commons } from "#lib/api/schemas/site.ts";
import { tokens, user } from "#lib/api/schemas/user.ts";

/** The calls that belong to no service (docs/contract.md §1.1). */
export const start = {
  /** `type`: comma-separated parts, e.g. `languages,config`; none = all. */
  commons: get({
    input: z.object({ language: text, type: text.optional() }),
    answer: commons,
  }),
  /** Staff add the header `strategy: admin` (docs/contract.md §3.1). */
  login: post({
    input: z.object({ username: text, password: text }),
    fill: ["apiKey"],
    answer: z.object({ tokens, user }),
  }),
  /** The old refresh token is spent by it: never repeated. */
  refresh: get({ safe: false, answer: z.object({ tokens }) }),
};
