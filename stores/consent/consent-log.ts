import { stored } from "#lib/base/browser/storage.ts";
import { isRecord } from "#lib/base/utils/is-record.ts";
import type { Result } from "#lib/shop/api/errors.ts";
import type { ConsentId } from "#lib/shop/api/schemas/user-schema.ts";
import {
  type ConsentChoice,
  type ConsentStatus,
  logConsentChoice,
} from "#lib/web/client/consent-calls.ts";
import { authStore } from "#stores/auth/auth-store.ts";

/** Logs with the backend that a consent was given or withdrawn, for the logged-in customer or a guest. */
export const logChoice = (choice: Omit<ConsentChoice, "userType">): Promise<Result<unknown>> =>
  logConsentChoice({ ...choice, userType: authStore.getState().user ? "user" : "guest" });

const KEY = "baseline.consents";
type Choices = Readonly<Record<string, ConsentStatus>>;

/** Each customer of a shared browser has separate choices, which are not shown after the logout. */
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
 * The choices made in this browser by guests and by the logged-in customer, by consent id. They are kept here because
 * the backend has no call to read them.
 */
export const rememberedChoices = (): Choices => ({
  ...choices(KEY).read(),
  ...choices(ownKey()).read(),
});

/** Stores a choice for the dialog in which a visitor sees and changes it, from whichever form it came. */
export function rememberChoice(consents: readonly ConsentId[], status: ConsentStatus): void {
  if (consents.length === 0) return;
  const own = choices(ownKey());
  const added = Object.fromEntries(consents.map((consent) => [String(consent), status]));
  // Without storage the choice is still in the backend's log.
  own.write({ ...own.read(), ...added });
}
