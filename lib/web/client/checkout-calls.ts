import type { Result } from "#lib/shop/api/errors.ts";
import type { DeliveryMethod, PaymentMethod } from "#lib/shop/api/schemas/cart-schema.ts";
import type { Country } from "#lib/shop/api/schemas/site-schema.ts";
import type { ConsentId } from "#lib/shop/api/schemas/user-schema.ts";
import type { SeenCart } from "#lib/shop/domain/cart/changes.ts";
import { type BuyerIds, readBuyerIds, type toGuest } from "#lib/shop/domain/checkout/buyer.ts";
import type { OrderAnswer } from "#lib/shop/domain/checkout/order-answer.ts";
import type { AddressFields } from "#lib/shop/values/address.ts";
import { logConsentChoice } from "./consent-calls.ts";
import { gateway, sendOrder } from "./gateway.ts";

const { delivery, payment, order } = gateway.ecommerce;

type Guest = ReturnType<typeof toGuest>;

/** The known address ids; the others are left out (docs/contract.md §3.4). */
const known = ({ billingAddressId, shippingAddressId }: BuyerIds) => ({
  ...(billingAddressId !== null && { userBillingAddressId: billingAddressId }),
  ...(shippingAddressId !== null && { userShippingAddressId: shippingAddressId }),
});

/** The messages that a shopper adds to an order. */
export interface OrderTexts {
  readonly orderMessage: string;
  readonly giftMessage: string;
  readonly to: string;
  readonly from: string;
}

/** The address in the buyer's own words, and the methods by their names. */
export interface OrderShown {
  readonly shipping?: Readonly<Partial<AddressFields>>;
  readonly billing?: Readonly<Partial<AddressFields>>;
  readonly delivery?: string;
  readonly branch?: string;
  readonly payment?: string;
}

/** The buyer's choices, the accepted consents, and the cart as the buyer saw it. */
export interface OrderToPlace extends OrderTexts {
  /** The customer that the checkout assumes: the gateway refuses if the session belongs to another one. */
  readonly userId: number;
  readonly paymentMethodId: number;
  readonly companyData?: { readonly companyName: string; readonly oib: string };
  readonly consents: readonly ConsentId[];
  readonly seen: SeenCart;
  /** How the page names the choices: for the page of thanks. */
  readonly shown?: OrderShown;
}

/** The calls of the checkout (docs/contract.md §6). The gateway fills in cart, currency and return addresses. */
export const checkoutCalls = {
  availableCountries: (): Promise<Result<Country[]>> =>
    gateway.v2.ecommerce.checkout.getAvailableCountries(),

  /** Creates a guest; returns the ids that the backend assigned. */
  async register(guest: Guest): Promise<Result<BuyerIds>> {
    const result = await gateway.user.web.register({ input: guest });
    return result.ok ? { ok: true, data: readBuyerIds(result.data.user) } : result;
  },

  update: (guest: Guest, userId: number): Promise<Result<unknown>> =>
    gateway.user.web.update({
      input: { ...guest, id: userId },
    }),

  deliveryMethods: (
    userId: number,
    ids: BuyerIds,
    countryId: number,
  ): Promise<Result<DeliveryMethod[]>> =>
    delivery.getApplicableDeliveryMethods({ input: { userId, countryId, ...known(ids) } }),

  saveDelivery: (
    userId: number,
    deliveryMethodId: number,
    branchId: number | null,
  ): Promise<Result<unknown>> =>
    delivery.saveDeliveryMethod({
      input: { userId, deliveryMethodId, branchId },
    }),

  paymentMethods: (userId: number, ids: BuyerIds): Promise<Result<PaymentMethod[]>> => {
    const { userBillingAddressId } = known(ids);
    return payment.getApplicablePaymentMethods({ input: { userId, userBillingAddressId } });
  },

  /** The gateway's single step for an order: checks the cart and the consents, then creates the order. */
  placeOrder: (order: OrderToPlace): Promise<Result<OrderAnswer>> => sendOrder(order),

  /** Sends the provider's result of a payment made in the page; returns the address to go to. */
  confirmPayment: (
    orderSlug: string,
    details: Record<string, unknown>,
  ): Promise<Result<{ url: string }>> =>
    order.pgSuccess({
      params: { id: orderSlug },
      input: { details, internalRedirect: true },
    }),

  logConsents: (
    type: string,
    consents: ConsentId[],
    email: string,
    userType: "guest" | "user",
  ): Promise<Result<unknown>> =>
    logConsentChoice({ type, email, consents, status: "accepted", userType }),
};

export type CheckoutCalls = typeof checkoutCalls;
