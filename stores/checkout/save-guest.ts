import { isRecord } from "#lib/base/utils/is-record.ts";
import type { AddressForm } from "#lib/gateway/validation/address-schema.ts";
import { ok, type Result } from "#lib/shop/api/errors.ts";
import { type BuyerIds, toGuest, UNKNOWN_BUYER } from "#lib/shop/domain/checkout/buyer.ts";
import type { CheckoutCalls } from "#lib/web/client/checkout-calls.ts";
import { guestCookie } from "./guest-cookie.ts";

/** The fields of a saved buyer that the checkout stores. */
export interface SavedBuyer {
  readonly buyer: BuyerIds;
  /** The data that were sent, see `CheckoutState.sentGuest`. */
  readonly sentGuest: string;
  /** False: nothing had changed, so nothing was sent. */
  readonly changed: boolean;
}

/**
 * Registers the guest, or changes the one registered before in this checkout (docs/contract.md §3.3); sends nothing
 * when nothing changed. A guest is identified by id and e-mail together: another e-mail is another guest, and so is one
 * that the backend no longer knows.
 */
export async function saveGuest(
  address: AddressForm,
  known: { readonly buyer: BuyerIds; readonly sentGuest: string },
  calls: Pick<CheckoutCalls, "register" | "update">,
): Promise<Result<SavedBuyer>> {
  const guest = toGuest(address, UNKNOWN_BUYER);
  const sentGuest = JSON.stringify(guest);
  const { userId } = known.buyer;
  if (userId !== null && sentGuest === known.sentGuest)
    return ok({ buyer: known.buyer, sentGuest, changed: false });
  if (userId !== null && emailIn(known.sentGuest, guest.email) === guest.email) {
    const changed = await calls.update(toGuest(address, known.buyer), userId);
    if (changed.ok) return ok({ buyer: known.buyer, sentGuest, changed: true });
    if (changed.error.kind !== "notFound" && changed.error.status !== 403) return changed;
  }
  const made = await calls.register(guest);
  if (!made.ok) return made;
  guestCookie.write(guest.email);
  return ok({ buyer: made.data, sentGuest, changed: true });
}

/** The e-mail that was sent, `unknown` where that cannot be read. */
function emailIn(sentGuest: string, unknown: string): string {
  try {
    const guest: unknown = JSON.parse(sentGuest);
    return String((isRecord(guest) ? guest.email : null) ?? unknown);
  } catch {
    return unknown;
  }
}
