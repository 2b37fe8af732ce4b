import type { Result } from "@/lib/api/errors";
import { type BuyerIds, toGuest } from "@/lib/domain/checkout/buyer";
import type { AddressForm } from "@/lib/forms/address";
import type { CheckoutCalls } from "./checkout-calls";

/** Holds the guest's e-mail (spec 9); the backend's default cookie age, 30 days. */
const GUEST_AGE = 2_592_000;

/**
 * Registers the guest, or changes the one registered before in this checkout (contract, section 3). A guest the
 * backend no longer knows is registered anew.
 */
export async function saveBuyer(
  address: AddressForm,
  ids: BuyerIds,
  calls: Pick<CheckoutCalls, "register" | "update">,
): Promise<Result<BuyerIds>> {
  if (ids.userId !== null) {
    const changed = await calls.update(toGuest(address, ids), ids.userId);
    if (changed.ok) return { ok: true, data: ids };
    if (changed.error.kind !== "notFound") return changed;
  }
  const made = await calls.register(
    toGuest(address, { userId: null, shippingAddressId: null, billingAddressId: null }),
  );
  if (made.ok) rememberGuest(address.contactEmail.trim());
  return made;
}

function rememberGuest(email: string): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
  document.cookie = `guestUser=${encodeURIComponent(email)}; path=/; max-age=${GUEST_AGE}; samesite=lax${secure}`;
}
