import "server-only";
import { type CookieReader, cookieValue } from "#lib/gateway/auth/cookies.ts";
import { isFreshStamp } from "#lib/gateway/auth/login-stamp.ts";
import { PASSWORD_NEEDED } from "#lib/shop/api/password-needed.ts";
import { Refusal } from "./gateway-answer.ts";

/**
 * For what is hard to undo, and for what says what a site stands for: the password must have been given lately.
 * @throws Refusal 428, at which the page asks for the password and tries again
 */
export async function requireFreshLogin(
  cookies: CookieReader,
  person: { readonly siteId: number; readonly userId: number },
): Promise<void> {
  if (!(await isFreshStamp(cookieValue(cookies, "staffLogin"), person)))
    throw new Refusal(PASSWORD_NEEDED, "Enter your password again.");
}
