import type { calls } from "#lib/api/calls/index.ts";
import { endpoints } from "#lib/api/endpoints/index.ts";
import type { Result } from "#lib/api/errors.ts";
import type {
  CartValidation,
  DeliveryMethod,
  OrderCreated,
  PaymentMethod,
} from "#lib/api/schemas/cart.ts";
import type { Country } from "#lib/api/schemas/site.ts";
import { callGateway } from "#lib/client/call-gateway.ts";
import { type BuyerIds, readBuyerIds, type toGuest } from "#lib/domain/checkout/buyer.ts";
import { logChoice } from "#stores/consent/consent-log.ts";

const paths = endpoints.ecommerce;
type Ecommerce = typeof calls.ecommerce;
type Guest = ReturnType<typeof toGuest>;

/** Address ids that are known; the others are left out (docs/contract.md §3.4). */
const known = ({ billingAddressId, shippingAddressId }: BuyerIds) => ({
  ...(billingAddressId !== null && { userBillingAddressId: billingAddressId }),
  ...(shippingAddressId !== null && { userShippingAddressId: shippingAddressId }),
});

/** The shopper's words that go with an order. */
export interface OrderTexts {
  readonly orderMessage: string;
  readonly giftMessage: string;
  readonly to: string;
  readonly from: string;
}

/** The calls of the checkout (docs/contract.md §6). The gateway fills in cart, currency and return addresses. */
export const checkoutCalls = {
  availableCountries: (): Promise<Result<Country[]>> =>
    callGateway<Ecommerce["getAvailableCountries"]>(paths.getAvailableCountries),

  /** A new guest; answers the ids the backend gave. */
  async register(guest: Guest): Promise<Result<BuyerIds>> {
    const result = await callGateway<(typeof calls)["user"]["webRegister"]>(
      endpoints.user.webRegister,
      {
        input: guest,
      },
    );
    return result.ok ? { ok: true, data: readBuyerIds(result.data.user) } : result;
  },

  update: (guest: Guest, userId: number): Promise<Result<unknown>> =>
    callGateway<(typeof calls)["user"]["webUpdate"]>(endpoints.user.webUpdate, {
      input: { ...guest, id: userId },
    }),

  deliveryMethods: (
    userId: number,
    ids: BuyerIds,
    countryId: number,
  ): Promise<Result<DeliveryMethod[]>> =>
    callGateway<Ecommerce["delivery"]["getApplicableDeliveryMethods"]>(
      paths.delivery.getApplicableDeliveryMethods,
      { input: { userId, countryId, ...known(ids) } },
    ),

  saveDelivery: (
    userId: number,
    deliveryMethodId: number,
    branchId: number | null,
  ): Promise<Result<unknown>> =>
    callGateway<Ecommerce["delivery"]["saveDeliveryMethod"]>(paths.delivery.saveDeliveryMethod, {
      input: { userId, deliveryMethodId, branchId },
    }),

  paymentMethods: (userId: number, ids: BuyerIds): Promise<Result<PaymentMethod[]>> => {
    const { userBillingAddressId } = known(ids);
    return callGateway<Ecommerce["payment"]["getApplicablePaymentMethods"]>(
      paths.payment.getApplicablePaymentMethods,
      { input: { userId, userBillingAddressId } },
    );
  },

  savePayment: (input: {
    userId: number;
    paymentMethodId: number;
    companyData?: { companyName: string; oib: string };
  }): Promise<Result<unknown>> =>
    callGateway<Ecommerce["payment"]["savePaymentMethod"]>(paths.payment.savePaymentMethod, {
      input,
    }),

  validateCart: (): Promise<Result<CartValidation>> =>
    callGateway<Ecommerce["cart"]["validateCart"]>(paths.cart.validateCart),

  createOrder: (userId: number, texts: OrderTexts): Promise<Result<OrderCreated>> =>
    callGateway<Ecommerce["order"]["create"]>(paths.order.create, { input: { userId, ...texts } }),

  /** What the provider said of a payment made in the page; answers where to go. */
  confirmPayment: (
    orderSlug: string,
    details: Record<string, unknown>,
  ): Promise<Result<{ url: string }>> =>
    callGateway<Ecommerce["order"]["pgSuccess"]>(paths.order.pgSuccess, {
      params: { id: orderSlug },
      input: { details, internalRedirect: true },
    }),

  logConsents: (
    type: string,
    consents: string[],
    email: string,
    userType: "guest" | "user",
  ): Promise<Result<unknown>> => logChoice({ type, email, consents, status: "accepted", userType }),
};

export type CheckoutCalls = typeof checkoutCalls;
