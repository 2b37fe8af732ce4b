import "server-only";
import { z } from "zod";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { createPostReader } from "#lib/staff/edit/pages/written-posts.ts";
import { readFresh, stampInList, stampOf } from "#lib/staff/edit/publish/port.ts";
import { WRITING_SCOPES } from "#lib/staff/edit/rights.ts";
import { staffRoute } from "#lib/staff/edit/staff-route.ts";
import { offersCall } from "#lib/web/site/options.ts";
import type { Colleague } from "./colleague.ts";
import { meet } from "./seen-people.ts";

const MOST_ELEMENTS = 40;

const seenRequest = z.object({
  elements: z
    .array(
      z.object({
        elementId: z.number().int().positive(),
        handler: z.string().max(300),
        /** It was shown without a timestamp: never saved, or lists have none. */
        isUnaged: z.boolean().default(false),
      }),
    )
    .max(MOST_ELEMENTS),
  /** The tab's position, for the others on the page. */
  here: z
    .object({
      page: z.string().max(2_000),
      tab: z.uuid(),
      section: z.number().int().nullable(),
      isEditing: z.boolean(),
      isAway: z.boolean().default(false),
      published: z.number().int().nonnegative().max(1_000_000),
      hasLeft: z.boolean(),
    })
    .optional(),
});

/** The name that staff see of each other: never the e-mail address, which may also be their user name. */
const nameOf = ({ details, username }: User): string => {
  const name = `${details?.firstName ?? ""} ${details?.lastName ?? ""}`.trim();
  return (name || (username.includes("@") ? "" : username)).slice(0, 200);
};

interface SeenAnswer {
  readonly seen: Readonly<Record<string, string>>;
  readonly people: readonly Colleague[];
}

/**
 * POST /api/edit/seen: when the backend last saved these elements, so that an editor learns of another person's change
 * before publishing, and who else is on the page. Unreadable elements are left out.
 */
export const handleSeen = staffRoute({
  isPolled: true,
  action: "edit.seen",
  scope: WRITING_SCOPES,
  body: seenRequest,
  run: async ({ input, send, site, locale, target, who }): Promise<SeenAnswer> => {
    const offers = (capability: string) => offersCall(site, capability);
    const seen: Record<string, string> = {};
    const readPost = createPostReader(send);
    const port = { locale, siteId: target.siteId, offers, send, readPost };
    for (const { isUnaged, ...element } of input.elements) {
      if (isUnaged) {
        seen[element.elementId] = await stampInList(element, port);
        continue;
      }
      const read = await readFresh(element, port);
      if (read.ok) seen[element.elementId] = stampOf(read.data.element);
    }
    if (!input.here) return { seen, people: [] };
    const { page, ...here } = input.here;
    const key = { siteId: target.siteId, locale, page };
    return {
      seen,
      people: await meet(key, { ...here, person: Number(who.id), name: nameOf(who) }),
    };
  },
});
