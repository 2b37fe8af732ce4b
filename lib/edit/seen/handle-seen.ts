import "server-only";
import { z } from "zod";
import { readFresh, stampOf } from "#lib/edit/publish/port.ts";
import { staffRoute } from "#lib/edit/staff-route.ts";
import { offersCall } from "#lib/site/options.ts";

const MOST_ELEMENTS = 40;

const seenRequest = z.object({
  elements: z
    .array(z.object({ elementId: z.number().int().positive(), handler: z.string().max(300) }))
    .max(MOST_ELEMENTS),
});

/**
 * POST /api/edit/seen: when the backend last saved these elements, so that an editor hears of somebody else's change
 * before publishing. An element that can't be read is left out.
 */
export const handleSeen = staffRoute({
  action: "edit.seen",
  scope: "cms.element",
  body: seenRequest,
  run: async ({ input, send, site, locale }): Promise<{ seen: Record<string, string> }> => {
    const offers = (capability: string) => offersCall(site, capability);
    const seen: Record<string, string> = {};
    for (const element of input.elements) {
      const read = await readFresh(element, { locale, offers, send });
      if (read.ok) seen[element.elementId] = stampOf(read.data.element);
    }
    return { seen };
  },
});
