import type { SocialAttempt } from "#lib/domain/account/social-login.ts";

const KEY = "baseline.social";

/** Keeps a login that was begun at a provider, for this tab. */
export function keepAttempt(attempt: SocialAttempt): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(attempt));
  } catch {
    // Without storage the return from the provider finds no attempt and asks to log in again.
  }
}

/** Returns the attempt of this tab and forgets it. */
export function takeAttempt(): SocialAttempt | null {
  try {
    const kept: Partial<SocialAttempt> | null = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    sessionStorage.removeItem(KEY);
    if (typeof kept?.provider !== "string" || typeof kept.state !== "string") return null;
    return { provider: kept.provider, state: kept.state, to: String(kept.to ?? "/") };
  } catch {
    return null;
  }
}
