import type { Result } from "#lib/api/errors.ts";
import { type ConsentChoice, type ConsentStatus, logConsentChoice } from "#lib/client/consents.ts";
import { authStore } from "#stores/auth/auth-store.ts";

/** Tells the backend what somebody agreed to or took back, in the name of whoever is logged in, or as a guest. */
export const logChoice = (choice: Omit<ConsentChoice, "userType">): Promise<Result<unknown>> =>
  logConsentChoice({ ...choice, userType: authStore.getState().user ? "user" : "guest" });

const KEY = "baseline.consents";
type Choices = Readonly<Record<string, ConsentStatus>>;

/** Each customer of a shared browser has choices of their own, seen by nobody after the logout. */
function ownKey(): string {
  const { user } = authStore.getState();
  return user ? `${KEY}.${user.id}` : KEY;
}

function read(key: string): Choices {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (kept === null || typeof kept !== "object") return {};
    const known = Object.entries(kept).filter(
      (entry): entry is [string, ConsentStatus] =>
        entry[1] === "accepted" || entry[1] === "declined",
    );
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}

/**
 * What was chosen in this browser by nobody in particular and by whoever is logged in, by the consents' numbers: the
 * backend has no call to read it from.
 */
export const rememberedChoices = (): Choices => ({ ...read(KEY), ...read(ownKey()) });

/** Keeps a choice for the dialog where a visitor sees and changes it, whichever form it was made in. */
export function rememberChoice(consents: readonly string[], status: ConsentStatus): void {
  if (consents.length === 0) return;
  try {
    const key = ownKey();
    const added = Object.fromEntries(consents.map((consent) => [consent, status]));
    localStorage.setItem(key, JSON.stringify({ ...read(key), ...added }));
  } catch {
    // Without storage the choice is in the backend's log all the same.
  }
}
