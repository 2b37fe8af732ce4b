import type { User } from "#lib/api/schemas/user.ts";
import {
  type AddressOption,
  toAddressOptions,
  usualBilling,
  usualDelivery,
} from "#lib/domain/address/saved-address.ts";
import { UNKNOWN_BUYER } from "#lib/domain/checkout/buyer.ts";
import { startOfCheckout } from "#lib/domain/checkout/steps.ts";
import { type AddressForm, blankAddressForm, toPersonFields } from "#lib/validation/address.ts";
import { type CheckoutState, emptyCheckout, NOTHING_PICKED } from "./checkout-store.ts";

/** Whether somebody has typed an address: an e-mail alone was filled in from the guest's cookie. */
const isTyped = (address: AddressForm): boolean =>
  JSON.stringify({ ...address, contactEmail: "", consents: [] }) !==
  JSON.stringify(blankAddressForm);

/**
 * The checkout of another person than before: of a customer who has logged in, or of nobody any more. What a
 * guest typed is kept and can be saved to the account; what belonged to a customer goes with them. Null where
 * the checkout is theirs already.
 */
export function changeOwner(state: CheckoutState, user: User | null): CheckoutState | null {
  if (state.owner === (user?.id ?? null)) return null;
  if (!user) return emptyCheckout;
  const kept = state.owner === null ? state : emptyCheckout;
  const fresh: CheckoutState = {
    ...kept,
    owner: user.id,
    buyer: UNKNOWN_BUYER,
    progress: startOfCheckout,
    picked: NOTHING_PICKED,
    told: "",
    logged: {},
    revision: state.revision + 1,
  };
  if (isTyped(kept.address)) return fresh;
  const options = toAddressOptions(user.addresses);
  const delivery = usualDelivery(options);
  return delivery
    ? withUsual(fresh, delivery, usualBilling(options))
    : { ...fresh, address: named(kept.address, user) };
}

/** Things go where they went last, and so do bills. */
function withUsual(
  fresh: CheckoutState,
  delivery: AddressOption,
  billing: AddressOption | undefined,
): CheckoutState {
  const differs = billing !== undefined && billing.id !== delivery.id;
  return {
    ...fresh,
    address: {
      ...fresh.address,
      ...toPersonFields(delivery.content),
      companyName: delivery.content.companyName || (billing?.content.companyName ?? ""),
      companyOIB: delivery.content.companyOIB || (billing?.content.companyOIB ?? ""),
      differentBilling: differs,
      billing: differs ? toPersonFields(billing.content) : fresh.address.billing,
    },
    picked: {
      delivery: { id: delivery.id, editing: false },
      billing: { id: differs ? billing.id : null, editing: false },
    },
  };
}

/** A customer without addresses need not type their name again. */
export const named = (address: AddressForm, { details, email }: User): AddressForm => ({
  ...address,
  firstName: address.firstName || (details?.firstName ?? ""),
  lastName: address.lastName || (details?.lastName ?? ""),
  contactEmail: email,
});
