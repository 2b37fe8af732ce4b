import "server-only";
import { PASSWORD_NEEDED } from "#lib/api/password-needed.ts";
import { type CookieReader, cookieValue } from "#lib/auth/cookies.ts";
import { isFreshStamp } from "#lib/auth/login-stamp.ts";
import { Refusal } from "./answer.ts";

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
