import "server-only";
import { z } from "zod";
import { staffRoute } from "#lib/staff/edit/staff-route.ts";
import type { RemovedSection } from "./history-types.ts";
import { readRemoved } from "./removed-sections.ts";

/** POST /api/edit/history/removed: the sections that were deleted on a page, in the language of the request. Read-only. */
export const handleRemoved = staffRoute({
  action: "edit.history",
  scope: "cms.element",
  body: z.object({ handler: z.string().max(300) }),
  run: async ({
    input,
    target,
    locale,
  }): Promise<{ readonly items: readonly RemovedSection[] }> => ({
    items: await readRemoved({ siteId: target.siteId, locale, handler: input.handler }),
  }),
});
