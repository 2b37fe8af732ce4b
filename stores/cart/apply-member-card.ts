import type { ApiError, Result } from "#lib/shop/api/errors.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";

/** The dependencies of `applyCard`; tests pass their own. */
export interface CardDependencies {
  /** The barcode in the cookie, "" without one. */
  readonly stored: () => string;
  readonly remember: (barcode: string) => void;
  readonly hasSession: () => boolean;
  /** Resolves to true once a customer is logged in. */
  readonly askToLogIn: () => Promise<boolean>;
  readonly user: () => User | null;
  readonly check: (barcode: string) => Promise<Result<{ readonly isValid: boolean }>>;
  /** Null where there is no cart session. */
  readonly apply: (barcode: string) => Promise<Result<unknown> | null>;
  readonly saveToProfile: (user: User, barcode: string) => Promise<unknown>;
  readonly log: (message: string) => void;
}

export type CardOutcome =
  | { readonly kind: "empty" | "same" | "notLoggedIn" | "noSession" | "invalid" | "applied" }
  /** `checkFailed`: its validity is unknown; `refused`: the backend did not apply it to the cart. */
  | { readonly kind: "checkFailed" | "refused"; readonly error: ApiError };

export const NO_CART_SESSION = "Cart session not initialised!";

/**
 * Applies a member card (docs/screens.md §4.3): an empty one sends nothing, the one already on the cart is skipped, a
 * login is required, and the backend checks the card first.
 */
export async function applyCard(text: string, deps: CardDependencies): Promise<CardOutcome> {
  const barcode = text.trim();
  if (barcode === "") return { kind: "empty" };
  if (barcode === deps.stored()) return { kind: "same" };
  if (!deps.hasSession()) {
    deps.log(NO_CART_SESSION);
    return { kind: "noSession" };
  }
  if (!(await deps.askToLogIn())) return { kind: "notLoggedIn" };
  const check = await deps.check(barcode);
  if (!check.ok) return { kind: "checkFailed", error: check.error };
  if (!check.data.isValid) return { kind: "invalid" };
  const applied = await deps.apply(barcode);
  if (applied === null) return { kind: "noSession" };
  if (!applied.ok) return { kind: "refused", error: applied.error };
  deps.remember(barcode);
  const user = deps.user();
  // The card counts for this cart whether the profile could be written or not.
  if (user && user.memberCardBarcode === "")
    await Promise.resolve(deps.saveToProfile(user, barcode)).catch(() => null);
  return { kind: "applied" };
}
