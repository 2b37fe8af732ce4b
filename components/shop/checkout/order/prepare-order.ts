import { cartRuntime } from "#components/shop/cart-runtime/browser-cart.ts";
import type { useCountries } from "#components/shop/checkout/address/use-countries.ts";
import type { CheckoutProps } from "#components/shop/checkout/checkout-props.ts";
import { readDeliveryMethods, readPaymentMethods } from "#components/shop/checkout/use-methods.ts";
import { addressSchema, isCompany } from "#lib/gateway/validation/address-schema.ts";
import { fail, type Result } from "#lib/shop/api/errors.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { openConsents } from "#lib/shop/domain/account/consents.ts";
import { toAddressOptions } from "#lib/shop/domain/address/saved-address.ts";
import { isSameShipping, readSavedShipping } from "#lib/shop/domain/checkout/shipping.ts";
import { startOfCheckout, stepsOf } from "#lib/shop/domain/checkout/steps.ts";
import { usualPayment, usualShipping } from "#lib/shop/domain/checkout/usual-methods.ts";
import { toWanted } from "#lib/shop/domain/checkout/wanted-address.ts";
import { accountCalls } from "#lib/web/client/account.ts";
import { checkoutCalls } from "#lib/web/client/checkout-calls.ts";
import { checkoutStore } from "#stores/checkout/checkout-store.ts";
import { saveCustomer } from "#stores/checkout/save-customer.ts";

/** The facts that decide whether a customer's usual order can be prepared. */
export interface Preparation extends Pick<CheckoutProps, "addressConsents" | "anyNames"> {
  readonly user: User;
  readonly digitalOnly: boolean;
  readonly countries: Pick<ReturnType<typeof useCountries>, "delivery" | "billing" | "deliveryId">;
  /** Whether the shopper has continued by hand, so that nothing may be changed any more. */
  readonly isLate: () => boolean;
}

/** Whether this tab's checkout has just begun, with a saved address picked for the customer. */
export function canPrepare(): boolean {
  const { progress, picked, owner } = checkoutStore().getState();
  const isFresh = progress.active === startOfCheckout.active && progress.done.length === 0;
  return owner !== null && isFresh && picked.delivery.id !== null && !picked.delivery.editing;
}

/**
 * Completes the steps for a customer whose data are all known: the saved address, the delivery of the cart or of the
 * last order, and if possible the payment. If address or delivery needs attention, the checkout stays at its first
 * step. Accepts no consent and leaves the profile unchanged. Failures are left to the shopper.
 */
export async function prepareOrder(preparation: Preparation): Promise<void> {
  const store = checkoutStore();
  const { user, digitalOnly, countries, isLate } = preparation;
  const saved = await savedBuyer(preparation);
  const { address, revision } = store.getState();
  const countryId = countries.deliveryId(address.country);
  if (!saved.ok || countryId === null || isLate()) return;
  const { buyer, sentGuest } = saved.data;
  const past = await lastOrder(user.id);
  let { shipping } = store.getState();
  if (!digitalOnly) {
    const methods = await readDeliveryMethods({ buyer, revision, countryId });
    const choice = usualShipping(methods, readSavedShipping(cartRuntime().cart()), past);
    if (!choice || isLate() || !(await saveShipping(user.id, choice))) return;
    shipping = choice;
  }
  const done = stepsOf(digitalOnly).filter((step) => step !== "payment");
  const progress = { active: "payment", done } as const;
  const methods = await readPaymentMethods({ buyer, revision, progress });
  if (isLate()) return;
  const paymentMethodId = usualPayment(methods, past);
  store.setState({ buyer, sentGuest, shipping, progress, paymentMethodId });
}

/** The customer's buyer, if the picked addresses are complete and unchanged; null otherwise. */
async function savedBuyer({ user, countries, addressConsents, anyNames }: Preparation) {
  const { address, picked } = checkoutStore().getState();
  const schema = addressSchema({
    requiredConsents: [],
    anyNames,
    differentBilling: address.differentBilling,
    company: isCompany(address),
    country: address.country,
    billingCountry: address.billing.country,
    countries: countries.delivery.map(({ iso }) => iso),
    billingCountries: countries.billing.map(({ iso }) => iso),
  });
  const asks = !addressConsents || openConsents(addressConsents, address.consents).length > 0;
  if (asks || !schema.safeParse(address).success) return NOT_SAVED;
  const wanted = toWanted(address, picked, toAddressOptions(user.addresses));
  return saveCustomer(user, wanted.delivery, wanted.billing, {
    createAddress: async () => NOT_SAVED,
    updateAddress: async () => NOT_SAVED,
    refresh: async () => null,
  });
}

const NOT_SAVED: Result<never> = fail({
  kind: "validation",
  status: 422,
  message: "The shopper has to look at the address.",
});

async function saveShipping(
  userId: number,
  choice: ReturnType<typeof readSavedShipping>,
): Promise<boolean> {
  const runtime = cartRuntime();
  if (isSameShipping(readSavedShipping(runtime.cart()), choice)) return true;
  if (choice.methodId === null) return false;
  const saved = runtime.handleSessionEnd(
    await checkoutCalls.saveDelivery(userId, choice.methodId, choice.branchId),
  );
  return saved.ok && (await runtime.refresh()) !== null;
}

/** The methods of the customer's last order; null without an order that can be read. */
async function lastOrder(userId: number) {
  const page = await accountCalls.orders(1, 1);
  const id = page.ok ? page.data.items[0]?.id : undefined;
  const order = id === undefined ? null : await accountCalls.order(id);
  const isTheirs = checkoutStore().getState().owner === userId;
  return order?.ok && isTheirs ? order.data.details : null;
}
