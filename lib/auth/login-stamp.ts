import { isSigned, sign } from "./signature.ts";

/** Seconds for which a login counts as fresh: for what is hard to undo the password is asked again after it. */
export const FRESH_FOR = 900;

interface Person {
  readonly siteId: number;
  readonly userId: number;
}

/**
 * When a member of staff gave their password: `{at}.{hmac}`, `at` in seconds, signed together with site and person. A
 * renewal of the session brings no new one, and the tokens say nothing of it (docs/contract.md §3.2).
 */
export async function signLoginStamp(person: Person, now = Date.now()): Promise<string> {
  const at = Math.floor(now / 1000);
  return `${at}.${await sign("staff-login", claimOf(at, person))}`;
}

/** Whether a stamp is ours, of this person at this site, and fresh. */
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
