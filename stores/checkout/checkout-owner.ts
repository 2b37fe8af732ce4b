import { type AddressForm, blankAddressForm } from "#lib/gateway/validation/address-schema.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import {
  type AddressOption,
  toAddressOptions,
  usualBilling,
  usualDelivery,
} from "#lib/shop/domain/address/saved-address.ts";
import { UNKNOWN_BUYER } from "#lib/shop/domain/checkout/buyer.ts";
import { startOfCheckout } from "#lib/shop/domain/checkout/steps.ts";
import { PERSON_FIELDS, pickFields } from "#lib/shop/values/address.ts";
import { type CheckoutState, emptyCheckout, NOTHING_PICKED } from "./checkout-store.ts";

/** Whether an address was typed: an e-mail alone was filled in from the guest's cookie, a country from the site. */
const isTyped = (address: AddressForm): boolean =>
  JSON.stringify({ ...address, contactEmail: "", country: "", consents: [] }) !==
  JSON.stringify(blankAddressForm);

/**
 * The checkout state after a login or logout. Input of a guest is kept and can be saved to the account; a customer's
 * data are removed. Null if the checkout belongs to this person already.
 */
export function changeOwner(state: CheckoutState, user: User | null): CheckoutState | null {
  if (state.owner === (user?.id ?? null)) return null;
  if (!user) return emptyCheckout;
  const kept = state.owner === null ? state : emptyCheckout;
  const next: CheckoutState = {
    ...kept,
    owner: user.id,
    buyer: UNKNOWN_BUYER,
    progress: startOfCheckout,
    picked: NOTHING_PICKED,
    sentGuest: "",
    logged: {},
    revision: state.revision + 1,
  };
  if (isTyped(kept.address)) return next;
  const options = toAddressOptions(user.addresses);
  const delivery = usualDelivery(options);
  return delivery
    ? withUsual(next, delivery, usualBilling(options))
    : { ...next, address: named(kept.address, user) };
}

/** Preselects the addresses of the last order. */
function withUsual(
  next: CheckoutState,
  delivery: AddressOption,
  billing: AddressOption | undefined,
): CheckoutState {
  const differs = billing !== undefined && billing.id !== delivery.id;
  return {
    ...next,
    address: {
      ...next.address,
      ...pickFields(delivery.content, PERSON_FIELDS),
      companyName: delivery.content.companyName || (billing?.content.companyName ?? ""),
      companyOIB: delivery.content.companyOIB || (billing?.content.companyOIB ?? ""),
      differentBilling: differs,
      billing: differs ? pickFields(billing.content, PERSON_FIELDS) : next.address.billing,
    },
    picked: {
      delivery: { id: delivery.id, editing: false },
      billing: { id: differs ? billing.id : null, editing: false },
    },
  };
}

/** Fills in the name and company of a customer without addresses. */
export const named = (address: AddressForm, { details, email, company }: User): AddressForm => ({
  ...address,
  firstName: address.firstName || (details?.firstName ?? ""),
  lastName: address.lastName || (details?.lastName ?? ""),
  contactEmail: email,
  companyName: address.companyName || (company?.name ?? ""),
});
