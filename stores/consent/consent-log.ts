import type { Result } from "#lib/api/errors.ts";
import { stored } from "#lib/browser/storage.ts";
import { type ConsentChoice, type ConsentStatus, logConsentChoice } from "#lib/client/consents.ts";
import { isRecord } from "#lib/utils/is-record.ts";
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

const choices = (key: string) =>
  stored("local", key, (found): Choices | null => {
    if (!isRecord(found)) return null;
    const known = Object.entries(found).filter(
      (entry): entry is [string, ConsentStatus] =>
        entry[1] === "accepted" || entry[1] === "declined",
    );
    return Object.fromEntries(known);
  });

/**
 * What was chosen in this browser by nobody in particular and by whoever is logged in, by the consents' numbers: the
 * backend has no call to read it from.
 */
export const rememberedChoices = (): Choices => ({
  ...choices(KEY).read(),
  ...choices(ownKey()).read(),
});

/** Keeps a choice for the dialog where a visitor sees and changes it, whichever form it was made in. */
export function rememberChoice(consents: readonly string[], status: ConsentStatus): void {
  if (consents.length === 0) return;
  const own = choices(ownKey());
  const added = Object.fromEntries(consents.map((consent) => [consent, status]));
  // Without storage the choice is in the backend's log all the same.
  own.write({ ...own.read(), ...added });
}
