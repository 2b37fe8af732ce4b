import "server-only";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { expireTags } from "#lib/web/cache/expire.ts";
import { offersCall } from "#lib/web/site/options.ts";
import { auditSaves } from "./audit.ts";
import { keepRemoved } from "./history/removed-sections.ts";
import type { PublishAnswer } from "./model/answers.ts";
import { once } from "./publish/once.ts";
import { publish } from "./publish/publish.ts";
import { publishRequest } from "./publish/publish-request.ts";
import { createUnanswered } from "./publish/unanswered.ts";
import { staffRoute } from "./staff-route.ts";

/** POST /api/edit/publish: the save, its audit line, and the pages that have to expire. */
export const handlePublish = staffRoute({
  action: "edit.publish",
  scope: "cms.element",
  body: publishRequest,
  run: async ({ input, send, site, target, locale, who, audit }): Promise<PublishAnswer> => {
    if (input.locale !== locale)
      throw new Refusal(422, "locale: differs from the language of the page");
    const { attempt, operations } = input;
    // The same name with other operations is another attempt.
    const name = JSON.stringify([site.domain, who.id, attempt, operations]);
    return once(name, async (journal) => {
      const { stale, ...answer } = await publish(operations, {
        locale,
        journal,
        unanswered: createUnanswered([site.domain, locale, who.id]),
        siteId: target.siteId,
        offers: (capability) => offersCall(site, capability),
        send,
      });
      auditSaves(audit, operations, answer);
      if (offersCall(site, "elementDelete"))
        await keepRemoved({ siteId: target.siteId, locale }, who, operations, answer);
      if (stale.length > 0) await expireTags(site.domain, stale);
      return answer;
    });
  },
});
