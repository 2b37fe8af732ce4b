import type { calls } from "#lib/api/calls/index.ts";
import { endpoints } from "#lib/api/endpoints/index.ts";
import type { Result } from "#lib/api/errors.ts";
import { stored } from "#lib/browser/storage.ts";
import { callGateway } from "#lib/client/call-gateway.ts";
import { isRecord } from "#lib/utils/is-record.ts";
import { authStore } from "#stores/auth/auth-store.ts";

export type ConsentStatus = "accepted" | "declined";

interface Choice {
  /** The form type the consents belong to (docs/contract.md §5.12). */
  readonly type: string;
  readonly email: string;
  readonly consents: readonly string[];
  readonly status: ConsentStatus;
  /** In whose name; without it by who is logged in. */
  readonly userType?: "guest" | "user";
}

/** Tells the backend what somebody agreed to or took back (docs/contract.md §5.12). */
export const logChoice = ({
  type,
  email,
  consents,
  status,
  userType = authStore.getState().user ? "user" : "guest",
}: Choice): Promise<Result<unknown>> =>
  callGateway<(typeof calls)["gdpr"]["consentLogCreate"]>(endpoints.gdpr.consentLogCreate, {
    input: {
      status,
      statusTimestamp: new Date().toISOString(),
      sourceType: type,
      consents: [...consents],
      user: { userType, email },
    },
  });

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
