import type { SocialAttempt } from "#lib/domain/account/social-login.ts";

const KEY = "baseline.social";

/** Keeps a login begun at a provider's in this tab, and gives it back once. */
export function keepAttempt(attempt: SocialAttempt): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(attempt));
  } catch {
    // Without storage the way back finds no attempt and asks to log in again.
  }
}

export function takeAttempt(): SocialAttempt | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as SocialAttempt | null;
    sessionStorage.removeItem(KEY);
    return kept && typeof kept.provider === "string" && typeof kept.state === "string"
      ? kept
      : null;
  } catch {
    return null;
  }
}
