import type { Result } from "@/lib/api/errors";
import { ok } from "@/lib/api/errors";
import type { CheckoutCalls } from "./checkout-calls";
import type { CheckoutStore } from "./checkout-store";

/** Logs what was accepted (spec 7.9), once for the same consents of the same person. */
export async function logConsents(
  checkout: CheckoutStore,
  calls: Pick<CheckoutCalls, "logConsents">,
  formType: string,
  accepted: readonly string[],
): Promise<Result<unknown>> {
  const email = checkout.getState().address.contactEmail.trim();
  const record = [email, ...[...accepted].sort()].join(" ");
  if (accepted.length === 0 || checkout.getState().logged[formType] === record) return ok(null);
  const result = await calls.logConsents(formType, [...accepted], email);
  if (result.ok) checkout.setState(({ logged }) => ({ logged: { ...logged, [formType]: record } }));
  return result;
}
