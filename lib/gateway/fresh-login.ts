import "server-only";
import { type CookieReader, cookieValue } from "#lib/gateway/auth/cookies.ts";
import { isFreshStamp } from "#lib/gateway/auth/login-stamp.ts";
import { PASSWORD_NEEDED } from "#lib/shop/api/password-needed.ts";
import { Refusal } from "./gateway-answer.ts";

/**
 * For actions that are hard to undo or that affect the whole site: the password must have been entered recently.
 * @throws Refusal 428, after which the page asks for the password and tries again
 */
export async function requireFreshLogin(
  cookies: CookieReader,
  person: { readonly siteId: number; readonly userId: number },
): Promise<void> {
  if (!(await isFreshStamp(cookieValue(cookies, "staffLogin"), person)))
    throw new Refusal(PASSWORD_NEEDED, "Enter your password again.");
}
