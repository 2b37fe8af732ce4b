import "server-only";
import { headers } from "next/headers";
import { cookiesOf, cookieValue } from "#lib/gateway/auth/cookies.ts";
import { sendInSession } from "#lib/gateway/auth/send-in-session.ts";
import type { AnswerOf, Call } from "#lib/shop/api/call.ts";
import type { Result } from "#lib/shop/api/errors.ts";
import type { BackendOptions } from "#lib/shop/api/http/backend.ts";
import { getApiKey } from "#lib/web/site/get-site.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

export interface StaffRead<T> {
  readonly result: Result<T>;
  /** The backend refused the session (403): it has to be ended once, and the call was repeated without it. */
  readonly hasEnded: boolean;
}

/**
 * A read of an admin page with the visitor's token, never cached. The session is not renewed here, because a page
 * cannot set cookies; `requireStaff` has renewed it before.
 */
export async function readAsStaff<C extends Call>(
  { site, locale, storeId }: Pick<SiteContext, "site" | "locale" | "storeId">,
  call: C,
  options: Pick<BackendOptions<C>, "params" | "input" | "deadline"> = {},
): Promise<StaffRead<AnswerOf<C>>> {
  const jar = cookiesOf(await headers());
  const session = {
    accessToken: cookieValue(jar, "accessToken"),
    isStaff: true,
    isCustomer: false,
    setCookies: [],
    hasEnded: false,
  };
  const target = {
    apiKey: await getApiKey(site.domain),
    siteId: site.siteId,
    locale,
    secure: jar.secure,
  };
  const { result, hasEnded } = await sendInSession(call, session, target, {
    ...options,
    locale,
    storeId: site.stores[locale] ?? storeId,
    keepStaff: false,
  });
  return { result, hasEnded };
}
