import type { Result } from "#lib/shop/api/errors.ts";
import { ok } from "#lib/shop/api/errors.ts";
import type { ConsentId } from "#lib/shop/api/schemas/user-schema.ts";
import { VALUE_KINDS } from "#lib/shop/values/kinds.ts";
import type { CheckoutCalls } from "#lib/web/client/checkout-calls.ts";
import { authStore } from "#stores/auth/auth-store.ts";
import { rememberChoice } from "#stores/consent/consent-log.ts";
import type { CheckoutStore } from "./checkout-store.ts";

/** Logs consents accepted in the checkout in the guest's or the customer's name: once for the same consents of one person. */
export async function logConsents(
  checkout: CheckoutStore,
  calls: Pick<CheckoutCalls, "logConsents">,
  formType: string,
  accepted: readonly ConsentId[],
): Promise<Result<unknown>> {
  const { owner, address, logged } = checkout.getState();
  const { user } = authStore.getState();
  const customer = owner !== null && user?.id === owner ? user.email.trim() : "";
  const email = customer || VALUE_KINDS.email.clean(address.contactEmail);
  const record = [email, ...[...accepted].sort()].join(" ");
  if (accepted.length === 0 || logged[formType] === record) return ok(null);
  const userType = owner === null ? "guest" : "user";
  const result = await calls.logConsents(formType, [...accepted], email, userType);
  if (result.ok) {
    checkout.setState((now) => ({ logged: { ...now.logged, [formType]: record } }));
    rememberChoice(accepted, "accepted");
  }
  return result;
}
