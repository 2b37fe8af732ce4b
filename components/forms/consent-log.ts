import type { calls } from "@/lib/api/calls";
import { endpoints } from "@/lib/api/endpoints";
import type { Result } from "@/lib/api/errors";
import { callGateway } from "@/lib/api/http/browser";
import { authStore } from "@/stores/auth-store";

export type ConsentStatus = "accepted" | "declined";

interface Choice {
  /** The form type the consents belong to (contract, section 5: `sourceType`). */
  readonly type: string;
  readonly email: string;
  readonly consents: readonly string[];
  readonly status: ConsentStatus;
}

/** Tells the backend what somebody agreed to or took back (spec 7.9). */
export const logChoice = ({ type, email, consents, status }: Choice): Promise<Result<unknown>> =>
  callGateway<(typeof calls)["gdpr"]["consentLogCreate"]>(endpoints.gdpr.consentLogCreate, {
    input: {
      status,
      statusTimestamp: new Date().toISOString(),
      sourceType: type,
      consents: [...consents],
      user: { userType: authStore.getState().user ? "user" : "guest", email },
    },
  });

const KEY = "baseline.consents";
type Choices = Readonly<Record<string, ConsentStatus>>;

/** What was chosen in this browser, by the consents' numbers: the backend has no call to read it from. */
export function rememberedChoices(): Choices {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
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

export function rememberChoice(consents: readonly string[], status: ConsentStatus): void {
  try {
    const added = Object.fromEntries(consents.map((consent) => [consent, status]));
    localStorage.setItem(KEY, JSON.stringify({ ...rememberedChoices(), ...added }));
  } catch {
    // Without storage the choice is in the backend's log all the same.
  }
}
