import { createJSONStorage, persist } from "zustand/middleware";
import { createStore } from "zustand/vanilla";
import { readText, writeText } from "#lib/base/browser/storage.ts";
import { isRecord } from "#lib/base/utils/is-record.ts";
import { type AddressForm, blankAddressForm } from "#lib/gateway/validation/address-schema.ts";
import type { ConsentId } from "#lib/shop/api/schemas/user-schema.ts";
import { type BuyerIds, UNKNOWN_BUYER } from "#lib/shop/domain/checkout/buyer.ts";
import type { ShippingChoice } from "#lib/shop/domain/checkout/shipping.ts";
import { type CheckoutProgress, startOfCheckout } from "#lib/shop/domain/checkout/steps.ts";

/** Which saved address a form shows: none for a new one. `editing`: it is being changed. */
export interface PickedAddress {
  readonly id: number | null;
  readonly editing: boolean;
}

/** The two addresses of an order. */
export type AddressPart = "delivery" | "billing";

/** All a shopper has typed and chosen: it survives reload, back and leaving for a payment page. */
export interface CheckoutState {
  readonly address: AddressForm;
  readonly progress: CheckoutProgress;
  readonly buyer: BuyerIds;
  /** The customer all of this belongs to; null for a guest. */
  readonly owner: number | null;
  /** A customer's saved addresses that were picked. */
  readonly picked: Readonly<Record<AddressPart, PickedAddress>>;
  /** New addresses as typed, while a saved one is picked instead. */
  readonly typed: Readonly<Record<AddressPart, Partial<AddressForm> | null>>;
  /** The guest's data as last sent to the backend, as JSON, so that the same is not sent twice. */
  readonly sentGuest: string;
  /** Counts saves of the address: methods read for an older one are out of date. */
  readonly revision: number;
  readonly shipping: ShippingChoice;
  readonly paymentMethodId: number | null;
  /** Consents accepted at the payment step, for the order of `consentsCart`. */
  readonly consents: readonly ConsentId[];
  /** Id of the cart in whose payment step they were accepted. */
  readonly consentsCart: string | null;
  /** Consents that were logged already, by form type, so that one acceptance is one record. */
  readonly logged: Readonly<Record<string, string>>;
}

export const NOTHING_PICKED: CheckoutState["picked"] = {
  delivery: { id: null, editing: false },
  billing: { id: null, editing: false },
};

export const emptyCheckout: CheckoutState = {
  address: blankAddressForm,
  progress: startOfCheckout,
  buyer: UNKNOWN_BUYER,
  owner: null,
  picked: NOTHING_PICKED,
  typed: { delivery: null, billing: null },
  sentGuest: "",
  revision: 0,
  shipping: { methodId: null, branchId: null },
  paymentMethodId: null,
  consents: [],
  consentsCart: null,
  logged: {},
};

/** Kept for the tab's life only, because it has a name and an address. */
export const createCheckoutStore = () =>
  createStore<CheckoutState>()(
    persist((): CheckoutState => emptyCheckout, {
      name: "baseline.checkout",
      version: 1,
      storage: createJSONStorage(() => ({
        getItem: (name) => readText("session", name),
        setItem: (name, text) => void writeText("session", name, text),
        removeItem: (name) => void writeText("session", name, null),
      })),
      merge: (kept, fresh) => ({ ...fresh, ...(isRecord(kept) ? kept : {}) }),
    }),
  );

export type CheckoutStore = ReturnType<typeof createCheckoutStore>;

let store: CheckoutStore | null = null;

/** The tab's checkout, made by the first call, because only the browser has the storage it reads. */
export function checkoutStore(): CheckoutStore {
  store ??= createCheckoutStore();
  return store;
}

/** The consents accepted for the order of this cart: what was accepted for an earlier order does not count. */
export const consentsOf = (state: CheckoutState, cartId: string | null): readonly ConsentId[] =>
  state.consentsCart === cartId ? state.consents : emptyCheckout.consents;

/**
 * Stores the consents for the order of this cart. Consents of another cart are dropped together with the record of what
 * was logged.
 */
export const acceptConsents = (
  checkout: CheckoutStore,
  cartId: string | null,
  consents: readonly ConsentId[],
): void => {
  checkout.setState(({ consentsCart, logged }) => ({
    consents,
    consentsCart: cartId,
    logged: consentsCart === null || consentsCart === cartId ? logged : {},
  }));
};

/** After an order: removes all personal data. */
export const clearCheckout = (checkout: CheckoutStore): void => {
  checkout.setState(emptyCheckout, true);
};
