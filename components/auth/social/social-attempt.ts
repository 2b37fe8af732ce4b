import { stored } from "#lib/browser/storage.ts";
import type { SocialAttempt } from "#lib/domain/account/social-login.ts";
import { isRecord } from "#lib/utils/is-record.ts";

const attempts = stored("session", "baseline.social", (found): SocialAttempt | null => {
  if (!isRecord(found)) return null;
  const { provider, state, to } = found;
  if (typeof provider !== "string" || typeof state !== "string") return null;
  return { provider, state, to: typeof to === "string" ? to : "/" };
});

/** Keeps a login begun at a provider's in this tab. Without storage the way back finds none and asks to log in again. */
export const keepAttempt = (attempt: SocialAttempt): void => void attempts.write(attempt);

/** Gives the attempt back once. */
export function takeAttempt(): SocialAttempt | null {
  const attempt = attempts.read();
  attempts.write(null);
  return attempt;
}
