import "server-only";
import { calls } from "#lib/api/calls/index.ts";
import { fieldsOf } from "#lib/api/http/answer.ts";
import { cookiesOf } from "#lib/auth/cookies.ts";
import { sendInSession } from "#lib/auth/send-in-session.ts";
import { openSession } from "#lib/auth/session.ts";
import { expireTags } from "#lib/cache/expire.ts";
import { answer, Refusal, refuse, toPublicFault } from "#lib/gateway/answer.ts";
import { readJson } from "#lib/gateway/body.ts";
import { addressOf, guardOrigin, refusedRole } from "#lib/gateway/guard.ts";
import { guarded } from "#lib/gateway/handle.ts";
import { checkLimit, limitOf } from "#lib/gateway/limits.ts";
import { logSecurityEvent } from "#lib/gateway/security-event.ts";
import { findTarget } from "#lib/gateway/target.ts";
import { listOption } from "#lib/site/options.ts";
import type { Site } from "#lib/site/types.ts";
import { auditSaves } from "./audit.ts";
import { type PublishPort, publishTexts } from "./publish.ts";
import { publishRequest } from "./request.ts";
import { canEditElements } from "./rights.ts";
import type { PublishAnswer } from "./types.ts";

/**
 * POST /api/edit/publish: the gateway's own steps (site, origin, limits, body, session), the right checked at the
 * backend, then the save, its audit lines, and the pages that have to expire.
 */
export const handlePublish = (request: Request): Promise<Response> =>
  guarded(async (requestId) => {
    const target = await findTarget(request.headers);
    guardOrigin(request);
    await checkLimit(limitOf(calls.cms.element.update), {
      siteId: target.siteId,
      address: addressOf(request.headers),
    });
    const input = publishRequest.safeParse(await readJson(request));
    if (!input.success) throw new Refusal(422, fieldsOf(input.error));
    const { locale, changes } = input.data;
    if (locale !== target.locale)
      throw new Refusal(422, "locale: differs from the language of the page");

    let session = await openSession(cookiesOf(request.headers), target);
    const setCookies = new Set(session.setCookies);
    const refused = refusedRole("staff", session, target);
    const logRefused = (status: number) =>
      logSecurityEvent("staff", { status, site: target.site.domain, requestId });
    if (refused) {
      logRefused(refused.status);
      return refuse(refused.status, refused.message, { setCookies: [...setCookies] });
    }
    const send: PublishPort["send"] = async (call, options) => {
      const sent = await sendInSession(call, session, target, {
        ...options,
        locale,
        storeId: target.storeId,
      });
      // A renewal spends the tokens that the request came with.
      session = sent.session;
      for (const cookie of sent.setCookies) setCookies.add(cookie);
      return sent.result;
    };

    const profile = await send(calls.user.profile, {});
    if (!profile.ok) {
      const { status, message, headers } = toPublicFault(profile.error);
      return refuse(status, message, { headers, setCookies: [...setCookies] });
    }
    if (!canEditElements(profile.data)) {
      logRefused(403);
      return refuse(403, "You are not allowed to change sections.", {
        setCookies: [...setCookies],
      });
    }

    const { answers, stale } = await publishTexts(changes, {
      locale,
      byId: offers(target.site, "elementGet"),
      send,
    });
    auditSaves({ who: profile.data, site: target.site.domain, locale, requestId }, answers);
    if (stale.length > 0) expireTags(target.site.domain, stale);
    return answer(
      { data: { results: answers } satisfies PublishAnswer },
      { setCookies: [...setCookies] },
    );
  });

/** Whether the backend offers an optional call (docs/contract.md §5.15). */
function offers(site: Pick<Site, "options">, capability: string): boolean {
  return listOption(site, "Capabilities").includes(capability);
}
