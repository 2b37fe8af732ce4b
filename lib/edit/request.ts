import "server-only";
import { z } from "zod";

/** Characters of one text. Together with the previous text it must fit into the gateway's body limit. */
export const TEXT_LIMIT = 50_000;

const change = z.object({
  elementId: z.number().int().positive(),
  handler: z.string().min(1).max(300).optional(),
  path: z.string().min(1).max(160),
  partId: z.number().int().positive().optional(),
  kind: z.enum(["text", "html"]),
  // The present text may be longer than the limit: it is only compared.
  base: z.string().max(TEXT_LIMIT * 4),
  value: z.string().max(TEXT_LIMIT * 4),
  seen: z.string().max(40).optional(),
});

/** The body of POST /api/edit/publish, bounded. Which paths may be written is decided by `paths.ts`. */
export const publishRequest = z.object({
  locale: z.string().min(2).max(12),
  changes: z.array(change).min(1).max(300),
});
