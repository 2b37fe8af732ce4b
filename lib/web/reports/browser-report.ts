import { z } from "zod";
import { VITALS } from "./vitals.ts";

const figure = z.number();

/** Reads the `BrowserReport` of another process. */
export const browserReport = z.object({
  since: figure,
  vitals: z.array(
    z.object({
      page: z.string(),
      vital: z.enum(VITALS),
      histogram: z.object({ counts: z.array(figure), sum: figure }),
    }),
  ),
  errors: z.array(
    z.object({
      kind: z.enum(["error", "rejection"]),
      name: z.string(),
      message: z.string(),
      at: z.string(),
      page: z.string(),
      count: figure,
      first: figure,
      last: figure,
    }),
  ),
});
