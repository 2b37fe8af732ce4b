import { isSigned, sign } from "./signature.ts";

/** Seconds for which a login counts as recent: after that, actions that are hard to undo require the password again. */
export const FRESH_FOR = 900;

interface Person {
  readonly siteId: number;
  readonly userId: number;
}

/**
 * When a member of staff gave their password: `{at}.{hmac}`, `at` in seconds, signed together with site and person.
 * Renewing the session does not renew it, and the tokens do not contain it (docs/contract.md §3.2).
 */
export async function signLoginStamp(person: Person, now = Date.now()): Promise<string> {
  const at = Math.floor(now / 1000);
  return `${at}.${await sign("staff-login", claimOf(at, person))}`;
}

/** Whether a stamp is ours, for this person at this site, and recent. */
export async function isFreshStamp(
  stamp: string | undefined,
  person: Person,
  now = Date.now(),
): Promise<boolean> {
  const [, at, code] = /^([1-9]\d{0,11})\.([\w-]{43})$/.exec(stamp ?? "") ?? [];
  if (!at || !code) return false;
  const age = now / 1000 - Number(at);
  return age < FRESH_FOR && isSigned("staff-login", claimOf(Number(at), person), code);
}

const claimOf = (at: number, { siteId, userId }: Person): string => `${at}.${siteId}.${userId}`;
