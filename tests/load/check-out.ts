import type { Cart, DeliveryMethod, PaymentMethod } from "#lib/shop/api/schemas/cart-schema.ts";
import type { Country } from "#lib/shop/api/schemas/site-schema.ts";
import type { Consent, User } from "#lib/shop/api/schemas/user-schema.ts";
import { requiredOf, toConsentRules } from "#lib/shop/domain/account/consents.ts";
import { toSeenCart } from "#lib/shop/domain/cart/changes.ts";
import type { OrderAnswer } from "#lib/shop/domain/checkout/order-answer.ts";
import type { Visitor } from "./visitor.ts";

const FORM_TYPE = "checkoutForm";

/**
 * Goes through the steps of the checkout, and places the order. Returns whether the cart has become that order; it has
 * not if it is to be paid at a provider, which this buyer does not visit.
 */
export async function checkOut(visitor: Visitor, isPaidLater: boolean): Promise<boolean> {
  const [{ id: userId, addresses }, countries, consents] = await Promise.all([
    visitor.read<User>("v1/user/web/profile"),
    visitor.read<readonly Country[]>("v2/ecommerce/checkout/getAvailableCountries"),
    visitor.read<readonly Consent[]>("v1/gdpr/web/consent/filter", { formType: FORM_TYPE }),
    visitor.open("/checkout"),
  ]);
  const iso = addresses.find(({ type }) => type === "shipping")?.country;
  const countryId = countries.find((country) => country.iso === iso)?.id;
  const deliveries = await visitor.read<readonly DeliveryMethod[]>(
    "v1/ecommerce/delivery/getApplicableDeliveryMethods",
    { userId, countryId },
  );
  // A cart of files alone is not sent.
  if (deliveries[0])
    await visitor.read("v1/ecommerce/delivery/saveDeliveryMethod", {
      userId,
      deliveryMethodId: deliveries[0].id,
      branchId: deliveries[0].options[0]?.id ?? null,
    });
  const [payments, cart] = await Promise.all([
    visitor.read<readonly PaymentMethod[]>("v1/ecommerce/payment/getApplicablePaymentMethods", {
      userId,
    }),
    visitor.read<Cart>("v1/ecommerce/cart/getCart"),
  ]);
  const wanted = payments.find(({ paymentType }) =>
    isPaidLater ? paymentType === null : paymentType === "CARD",
  );
  const method = wanted ?? payments[0];
  const made = await visitor.read<OrderAnswer>("order/place", {
    userId,
    paymentMethodId: method?.id,
    consents: requiredOf(toConsentRules(consents)),
    orderMessage: "",
    giftMessage: "",
    to: "",
    from: "",
    seen: toSeenCart(cart),
  });
  if (made.kind !== "created") throw new Error(`the order: ${JSON.stringify(made)}`);
  if (method?.paymentType !== null) return false;
  await visitor.open(`/checkout/success?orderSlug=${encodeURIComponent(made.orderSlug)}`);
  // The answer is that the cart is used, and removes its cookies.
  await visitor.call("v1/ecommerce/cart/getCart");
  if (visitor.cookie("cartId") !== undefined) throw new Error("the cart outlived its order");
  return true;
}
