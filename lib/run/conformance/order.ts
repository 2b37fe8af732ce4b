import { recordByName } from "#lib/base/utils/record-of.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { ADDRESS_FIELDS } from "#lib/shop/values/address.ts";
import { type Filled, fillCart } from "./cart-checks.ts";
import { cameOf, type Kit, refused, request, succeeded } from "./kit.ts";

const { cart, delivery, payment, order } = calls.ecommerce;

const RETURN = {
  successURL: "https://shop.invalid/checkout/success",
  failureURL: "https://shop.invalid/checkout/failure",
};
const TEXTS = { giftMessage: "", orderMessage: "Conformance kit", to: "", from: "" };

/** Whether a guest can order, exactly once. Leaves an order that nobody pays online. */
export async function tryOrder(kit: Kit): Promise<void> {
  const filled = await fillCart(kit);
  const ready = typeof filled === "string" ? filled : await prepare(kit, filled);
  await kit.check(
    {
      call: order.create,
      says: "a cart with an address, a delivery and a payment becomes an order (docs/contract.md §6.7)",
      seen: "nothing can be ordered",
    },
    async () => {
      if (typeof ready === "string") return { asked: "an order of a guest", came: ready };
      const answer = await kit.ask(order.create, { input: ready });
      const asked = request(order.create, ready);
      return (
        succeeded(asked, answer) ??
        (answer.result.ok && answer.result.data.orderSlug === ""
          ? { asked, came: "an order without `orderSlug`" }
          : null)
      );
    },
  );
  if (typeof ready === "string") return;
  await kit.check(
    {
      call: order.create,
      says: "ordering the same cart again is 409 `Session already used.` (docs/contract.md §6.7)",
      seen: "two orders after a double click, or after a line that broke",
    },
    async () =>
      refused(
        `${request(order.create, ready)}, a second time`,
        await kit.ask(order.create, { input: ready }),
        409,
      ),
  );
  await kit.check(
    {
      call: cart.addItem,
      says: "a cart that became an order is 409 on any cart call (docs/contract.md §6.1)",
      seen: "products that vanish into a cart that nobody will order",
    },
    async () => {
      if (typeof filled === "string") return filled;
      const { priced, productId } = filled;
      const input = { ...priced, productId, qty: 1, options: {}, reservation: false };
      return refused(request(cart.addItem, input), await kit.ask(cart.addItem, { input }), 409);
    },
  );
}

/** Address, delivery and payment of a guest; a text names the one that failed. */
async function prepare(kit: Kit, { priced }: Filled) {
  const { currencyId: _, ...session } = priced;
  const countries = await kit.ask(calls.v2.ecommerce.checkout.getAvailableCountries, {
    input: session,
  });
  const country = countries.result.ok ? countries.result.data[0] : undefined;
  if (!country) return `no country to deliver to: ${cameOf(countries)}`;

  const guest = await kit.ask(calls.user.web.register, { input: guestIn(country.iso) });
  if (!guest.result.ok) return `no guest: ${cameOf(guest)}`;
  const userId = guest.result.data.user.id;

  const methods = await kit.ask(delivery.getApplicableDeliveryMethods, {
    input: { ...priced, userId, countryId: country.id },
  });
  const way = methods.result.ok ? methods.result.data[0] : undefined;
  if (!way) return `no way of delivery: ${cameOf(methods)}`;
  const branchId = way.options[0]?.id;
  const saved = await kit.ask(delivery.saveDeliveryMethod, {
    input: { ...session, userId, deliveryMethodId: way.id, ...(branchId && { branchId }) },
  });
  if (!saved.result.ok) return `the delivery was not saved: ${cameOf(saved)}`;

  const payments = await kit.ask(payment.getApplicablePaymentMethods, {
    input: { ...session, userId },
  });
  const offline = (payments.result.ok ? payments.result.data : []).find(
    ({ paymentType }) => paymentType === null,
  );
  if (!offline) return "the site has no payment that needs no provider";
  const chosen = await kit.ask(payment.savePaymentMethod, {
    input: { ...session, userId, paymentMethodId: offline.id },
  });
  if (!chosen.result.ok) return `the payment was not saved: ${cameOf(chosen)}`;
  const checked = await kit.ask(cart.validateCart, { input: session });
  if (!checked.result.ok) return `the cart could not be checked: ${cameOf(checked)}`;
  return { ...session, userId, ...TEXTS, ...RETURN };
}

const EMAIL = "conformance@shop.invalid";

/** The guest's address, by the purpose of each field. */
const TYPED: Readonly<Record<string, string>> = {
  "given-name": "Conformance",
  "family-name": "Kit",
  email: EMAIL,
  tel: "+385911234567",
  "address-line1": "Ilica",
  "address-line2": "1",
  "postal-code": "10000",
  "address-level2": "Zagreb",
};

/** A guest whose e-mail address is in a domain that cannot exist, so that nobody gets an e-mail. */
function guestIn(country: string) {
  const main = {
    type: "main" as const,
    ...recordByName(ADDRESS_FIELDS, ({ autoComplete }) =>
      autoComplete === "country" ? country : (TYPED[autoComplete] ?? ""),
    ),
  };
  return {
    guest: true as const,
    email: EMAIL,
    details: { firstName: main.firstName, lastName: main.lastName },
    addresses: [main, { ...main, type: "shipping" as const }],
    company: null,
  };
}
