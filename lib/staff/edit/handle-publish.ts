import "server-only";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { postIdOf } from "#lib/shop/domain/content/post-element.ts";
import { expireTags } from "#lib/web/cache/expire.ts";
import { offersCall } from "#lib/web/site/options.ts";
import { auditSaves } from "./audit.ts";
import { keepRemoved } from "./history/removed-sections.ts";
import type { PublishAnswer } from "./model/answers.ts";
import type { Operation } from "./model/edit-operation.ts";
import { createPostReader } from "./pages/written-posts.ts";
import { once } from "./publish/once.ts";
import { publish } from "./publish/publish.ts";
import { publishRequest } from "./publish/publish-request.ts";
import { createUnanswered } from "./publish/unanswered.ts";
import { mayChange, type StaffScope, WRITING_SCOPES } from "./rights.ts";
import { staffRoute } from "./staff-route.ts";

/** POST /api/edit/publish: the save, its audit line, and the pages that have to expire. */
export const handlePublish = staffRoute({
  action: "edit.publish",
  scope: WRITING_SCOPES,
  body: publishRequest,
  run: async ({ input, send, site, target, locale, who, audit }): Promise<PublishAnswer> => {
    if (input.locale !== locale)
      throw new Refusal(422, "locale: differs from the language of the page");
    const { attempt, operations } = input;
    if (operations.some((operation) => !mayChange(who, scopeOf(operation))))
      throw new Refusal(403, "You are not allowed to do this.");
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
        ...(offersCall(site, "postUpdate") && { readPost: createPostReader(send) }),
      });
      auditSaves(audit, operations, answer);
      if (offersCall(site, "elementDelete"))
        await keepRemoved({ siteId: target.siteId, locale }, who, operations, answer);
      if (stale.length > 0) await expireTags(site.domain, stale);
      return answer;
    });
  },
});

/** The right that an operation needs. */
const scopeOf = (operation: Operation): StaffScope =>
  operation.kind !== "order" && postIdOf(operation.elementId) !== null ? "cms.post" : "cms.element";
