import "server-only";
import { createHash } from "node:crypto";
import { cookie, MAX_AGE } from "./cookies.ts";

/**
 * Milliseconds for which a refused renewal does not end the session: longer than a call's own deadline, so that the
 * answer of a process that renewed the same session has delivered its cookies by then (docs/security.md §3.9).
 */
export const SETTLED_AFTER = 6_000;

/** The time, and the hash of the token. */
const MARK = /^(\d{1,15})\.([\w-]{22})$/;

const hashOf = (refreshToken: string): string =>
  createHash("sha256").update(refreshToken).digest("base64url").slice(0, 22);

/**
 * Whether a refusal is final: the browser still sends the refused token after every answer that could have replaced it
 * has arrived.
 * @param mark the browser's cookie `refusedRenewal`
 */
export function isSettled(mark: string | undefined, refreshToken: string): boolean {
  const [, at, hash] = MARK.exec(mark ?? "") ?? [];
  return hash === hashOf(refreshToken) && Date.now() - Number(at) >= SETTLED_AFTER;
}

/** The cookie that stores a refusal; none if the browser already has one for this token. */
export function markRefusal(
  mark: string | undefined,
  refreshToken: string,
  secure: boolean,
): string[] {
  const hash = hashOf(refreshToken);
  if (MARK.exec(mark ?? "")?.[2] === hash) return [];
  return [cookie("refusedRenewal", `${Date.now()}.${hash}`, MAX_AGE.refusedRenewal, secure)];
}
