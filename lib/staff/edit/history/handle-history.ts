import "server-only";
import { z } from "zod";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { element } from "#lib/shop/api/schemas/content-schema.ts";
import { SHELL } from "#lib/shop/domain/sections/definitions.ts";
import { definitionOf } from "#lib/shop/domain/sections/find-definition.ts";
import type { SectionPast, Version } from "#lib/staff/edit/model/save-groups.ts";
import { toSection } from "#lib/staff/edit/model/section.ts";
import { dataOf, type StaffSend, staffRoute } from "#lib/staff/edit/staff-route.ts";
import { plainText } from "#lib/web/security/plain-text.ts";
import { offersCall } from "#lib/web/site/options.ts";
import type { HistoryAnswer } from "./history-types.ts";

/** The most sections of one page, versions of each, and sections read at a time. */
const MOST = { sections: 60, versions: 20, atOnce: 5 } as const;

const section = z.object({
  id: z.number().int().positive(),
  handler: z
    .string()
    .max(300)
    .refine(
      (name) => Object.hasOwn(SHELL, name) || /^(page-section:[^:\s]+|master-section)$/.test(name),
    ),
});

/** POST /api/edit/history: the backend's stored versions of a page's sections. Read-only. */
export const handleHistory = staffRoute({
  action: "edit.history",
  scope: "cms.element",
  body: z.object({ sections: z.array(section).min(1).max(MOST.sections) }),
  run: async ({ input, send, site }): Promise<HistoryAnswer> => {
    if (!offersCall(site, "elementHistory")) return { offered: false, pasts: [] };
    const asked = [...new Map(input.sections.map((one) => [one.id, one])).values()];
    const pasts: SectionPast[] = [];
    for (let from = 0; from < asked.length; from += MOST.atOnce) {
      const read = await Promise.all(
        asked.slice(from, from + MOST.atOnce).map((one) => readPast(send, one)),
      );
      if (read.includes("notOffered")) return { offered: false, pasts: [] };
      pasts.push(...read.flatMap((past) => (past && past !== "notOffered" ? past : [])));
    }
    // Deleted since, or another site's.
    if (pasts.length === 0) throw new Refusal(404, "None of these sections has a history.");
    return { offered: true, pasts };
  },
});

/** Null for an element that the site does not have, or that has another handler than the request names. */
async function readPast(
  send: StaffSend,
  { id, handler }: z.output<typeof section>,
): Promise<SectionPast | "notOffered" | null> {
  const answer = await send(calls.cms.element.history, {
    params: { id },
    input: { page: 1, limit: MOST.versions },
  });
  if (!answer.ok && answer.error.status === 501) return "notOffered";
  if (!answer.ok && answer.error.status === 404) return null;
  const versions = dataOf(answer)
    .slice(0, MOST.versions)
    .flatMap(({ version, at, by, element: held }): Version[] => {
      const read = element.safeParse(held);
      if (!read.success || read.data.id !== id) return [];
      const own = { ...read.data, handler: read.data.handler || handler };
      if (own.handler !== handler) return [];
      return [
        { version, at, by, section: toSection(own, definitionOf(own)?.component ?? "", plainText) },
      ];
    });
  return versions.length > 0 ? { elementId: id, versions } : null;
}
