import "server-only";
import { createHash } from "node:crypto";
import { cookie, MAX_AGE } from "./cookies.ts";

/**
 * Milliseconds for which a refused renewal ends nothing: longer than a call's own deadline, so that the answer of a
 * process that renewed the same session has brought its cookies by then (docs/security.md §3.9).
 */
export const SETTLED_AFTER = 6_000;

/** When, and the hash of which token. */
const MARK = /^(\d{1,15})\.([\w-]{22})$/;

const hashOf = (refreshToken: string): string =>
  createHash("sha256").update(refreshToken).digest("base64url").slice(0, 22);

/**
 * Whether a refusal is final: the browser still presents the refused token after every answer that could have replaced
 * it has arrived.
 *
 * @param mark the browser's cookie `refusedRenewal`
 */
export function isSettled(mark: string | undefined, refreshToken: string): boolean {
  const [, at, hash] = MARK.exec(mark ?? "") ?? [];
  return hash === hashOf(refreshToken) && Date.now() - Number(at) >= SETTLED_AFTER;
}

/** The cookie that remembers a refusal; none where the browser brings one of this token. */
export function markRefusal(
  mark: string | undefined,
  refreshToken: string,
  secure: boolean,
): string[] {
  const hash = hashOf(refreshToken);
  if (MARK.exec(mark ?? "")?.[2] === hash) return [];
  return [cookie("refusedRenewal", `${Date.now()}.${hash}`, MAX_AGE.refusedRenewal, secure)];
}
