import "server-only";
import { createHash } from "node:crypto";
import { sharedValues } from "#lib/web/cache/shared-values.ts";
import { MAX_AGE } from "./cookies.ts";
import { expiryOf } from "./jwt.ts";
import { isRevokedHere, revokeHere } from "./revoked-names.ts";

/** Only the hash of a token is stored anywhere. */
const nameOf = (siteId: number, token: string): string =>
  `revoked:${createHash("sha256").update(`${siteId}:${token}`).digest("base64url")}`;

/** Milliseconds until a token expires, if that can be read; never longer than its cookie's lifetime. */
function lifeOf(token: string): number {
  const longest = MAX_AGE.session * 1000;
  const expiry = expiryOf(token);
  return expiry === null ? longest : Math.min(Math.max(expiry * 1000 - Date.now(), 1_000), longest);
}

/**
 * Revokes tokens of a site until they expire: in all processes of this machine, and in all that share Redis. The
 * backend has no call for it (docs/contract.md §3.2).
 */
export async function revokeTokens(
  siteId: number,
  tokens: readonly (string | undefined)[],
): Promise<void> {
  await Promise.all(
    tokens.map(async (token) => {
      if (!token) return;
      const [name, life] = [nameOf(siteId, token), lifeOf(token)];
      revokeHere({ name, life });
      await sharedValues()?.write(name, "1", life);
    }),
  );
}

/** Whether one of these tokens was revoked. While Redis does not answer, only this machine's own list counts. */
export async function isAnyRevoked(
  siteId: number,
  tokens: readonly (string | undefined)[],
): Promise<boolean> {
  const names = tokens.flatMap((token) => (token ? [nameOf(siteId, token)] : []));
  if (names.some(isRevokedHere)) return true;
  const shared = sharedValues();
  if (!shared) return false;
  const found = await Promise.all(names.map((name) => shared.read(name)));
  return found.some((value) => value !== null);
}
