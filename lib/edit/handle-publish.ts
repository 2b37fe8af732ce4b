import "server-only";
import { expireTags } from "#lib/cache/expire.ts";
import { Refusal } from "#lib/gateway/answer.ts";
import { offersCall } from "#lib/site/options.ts";
import { auditSaves } from "./audit.ts";
import { publishTexts } from "./publish.ts";
import { publishRequest } from "./request.ts";
import { staffRoute } from "./staff-route.ts";
import type { PublishAnswer } from "./types.ts";

/** POST /api/edit/publish: the save, its audit lines, and the pages that have to expire. */
export const handlePublish = staffRoute({
  action: "edit.publish",
  scope: "cms.element",
  body: publishRequest,
  run: async ({ input, send, site, locale, audit }): Promise<PublishAnswer> => {
    if (input.locale !== locale)
      throw new Refusal(422, "locale: differs from the language of the page");
    const { answers, stale } = await publishTexts(input.changes, {
      locale,
      byId: offersCall(site, "elementGet"),
      send,
    });
    auditSaves(audit, answers);
    if (stale.length > 0) expireTags(site.domain, stale);
    return { results: answers };
  },
});
