import { stored } from "#lib/base/browser/storage.ts";
import { isRecord } from "#lib/base/utils/is-record.ts";
import type { SocialAttempt } from "#lib/shop/domain/account/social-login.ts";

const attempts = stored("session", "baseline.social", (found): SocialAttempt | null => {
  if (!isRecord(found)) return null;
  const { provider, state, to } = found;
  if (typeof provider !== "string" || typeof state !== "string") return null;
  return { provider, state, to: typeof to === "string" ? to : "/" };
});

/**
 * Stores a login attempt with a provider in this tab. Without storage none is found on return, and the login is shown
 * again.
 */
export const keepAttempt = (attempt: SocialAttempt): void => void attempts.write(attempt);

/** Reads and removes the attempt. */
export function takeAttempt(): SocialAttempt | null {
  const attempt = attempts.read();
  attempts.write(null);
  return attempt;
}
