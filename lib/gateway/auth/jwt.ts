import { base64urlToText } from "#lib/base/utils/base64url.ts";

/** Seconds by which our clock may be behind the backend's: a token this close to its expiry counts as expired. */
const SKEW = 30;

/** The `exp` of a token in seconds; null if it cannot be read. Nothing else of a token is read. */
export function expiryOf(token: string): number | null {
  try {
    const { exp }: { exp?: unknown } = JSON.parse(base64urlToText(token.split(".")[1] ?? ""));
    const seconds = typeof exp === "string" && exp !== "" ? Number(exp) : exp;
    return typeof seconds === "number" && Number.isFinite(seconds) ? seconds : null;
  } catch {
    return null;
  }
}

/** An unreadable token counts as valid here; the backend decides. */
export function isExpired(token: string, now = Date.now()): boolean {
  const expiry = expiryOf(token);
  return expiry !== null && expiry - SKEW <= now / 1000;
}
