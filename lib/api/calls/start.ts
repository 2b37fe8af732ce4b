import { z } from "zod";
import { call } from "../call";
import { endpoints } from "../endpoints";
import { text } from "../schemas/out";
import { commons, domainRecord } from "../schemas/site";
import { tokens, user } from "../schemas/user";

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
