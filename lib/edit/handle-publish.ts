import "server-only";
import { calls } from "@/lib/api/calls";
import { readJson } from "@/lib/api/gateway/body";
import { toldAs } from "@/lib/api/gateway/fault";
import { addressOf, guardOrigin } from "@/lib/api/gateway/guard";
import { guarded } from "@/lib/api/gateway/handle";
import { checkLimit, limitOf } from "@/lib/api/gateway/limits";
import { answer, Refusal, refuse } from "@/lib/api/gateway/refusal";
import { refusedRole } from "@/lib/api/gateway/role";
import { findTarget } from "@/lib/api/gateway/target";
import { fieldsOf } from "@/lib/api/http/answer";
import { cookiesOf } from "@/lib/auth/cookies";
import { sendInSession } from "@/lib/auth/send-as-session";
import { openSession } from "@/lib/auth/session";
import { expireTags } from "@/lib/cache/expire";
import { auditSaves } from "./audit";
import { offers } from "./capabilities";
import { type PublishPort, publishTexts } from "./publish";
import { publishRequest } from "./request";
import { canEditElements } from "./rights";
import type { PublishAnswer } from "./types";

/**
 * POST /api/edit/publish: the gateway's own steps (site, origin, limits, body, session), the right asked of the backend
 * anew, then the save, its audit lines, and the pages that have to be made anew.
 */
export const handlePublish = (request: Request): Promise<Response> =>
  guarded(async (requestId) => {
    const target = await findTarget(request.headers);
    guardOrigin(request);
    checkLimit(limitOf(calls.cms.elementUpdate), addressOf(request.headers));
    const input = publishRequest.safeParse(await readJson(request));
    if (!input.success) throw new Refusal(422, fieldsOf(input.error));
    const { locale, changes } = input.data;
    if (locale !== target.locale)
      throw new Refusal(422, "locale: differs from the language of the page");

    const session = await openSession(cookiesOf(request.headers), target);
    const setCookies = new Set(session.setCookies);
    const refused = refusedRole("staff", session, target);
    if (refused) return refuse(refused.status, refused.message, { setCookies: [...setCookies] });
    const send: PublishPort["send"] = async (call, options) => {
      const sent = await sendInSession(call, session, target, {
        ...options,
        locale,
        storeId: target.storeId,
      });
      for (const cookie of sent.setCookies) setCookies.add(cookie);
      return sent.result;
    };

    const profile = await send(calls.user.adminProfile, {});
    if (!profile.ok) {
      const { status, message, headers } = toldAs(profile.error);
      return refuse(status, message, { headers, setCookies: [...setCookies] });
    }
    if (!canEditElements(profile.data))
      return refuse(403, "You may not change sections.", { setCookies: [...setCookies] });

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
