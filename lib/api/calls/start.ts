import { z } from "zod";
import { call } from "#lib/api/call.ts";
import { endpoints } from "#lib/api/endpoints/index.ts";
import { text } from "#lib/api/schemas/out.ts";
import { commons, domainRecord } from "#lib/api/schemas/site.ts";
import { tokens, user } from "#lib/api/schemas/user.ts";

export const start = {
  /** `type`: comma-separated parts, e.g. `languages,config`; none = all. */
  commons: call(endpoints.commons, {
    input: z.object({ language: text, type: text.optional() }),
    answer: commons,
  }),
  domainDetect: call(endpoints.domainDetect, { answer: domainRecord }),
  /** Staff add the header `strategy: admin` (contract, section 3). */
  login: call(endpoints.login, {
    input: z.object({ username: text, password: text }),
    fill: ["apiKey"],
    answer: z.object({ tokens, user }),
  }),
  refresh: call(endpoints.refresh, { answer: z.object({ tokens }) }),
};
