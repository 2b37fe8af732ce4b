import { catalogueOf } from "../../database/catalogue.ts";
import { type Db, fromJson } from "../../database/db.ts";
import { type Delivery, type Payment, type Site, textIn } from "../../database/documents.ts";
import { COUNTRIES, countriesIn } from "../../domain/countries.ts";
import { badRequest, invalid, notFound } from "../../domain/failure.ts";
import {
  type CartRow,
  deliveryById,
  deliveryPrice,
  isDigital,
  priceCart,
} from "../../domain/price-cart.ts";
import { convert, finalCents } from "../../domain/prices.ts";
import { type Call, route } from "../../http/call.ts";
import { integer, optionalInteger, record, text } from "../../http/input.ts";
import { cartOf, currencyOf } from "../cart/session.ts";
import { abandonPayment } from "../order-state.ts";
import { buyerOf } from "./buyer.ts";
import { paymentsFor } from "./payment-offer.ts";

/** Delivery address, delivery method and payment method (`docs/contract.md §6`). */
export const checkout = [
  route("POST", "v2/ecommerce/checkout/getAvailableCountries", (call) => {
    const cart = priceCart(call.db, call.site, cartOf(call));
    return countriesIn(call.language).filter(
      ({ iso }) =>
        isSoldTo(call.site, iso) &&
        (cart.digitalOnly ||
          deliveriesOf(call.db, call.site).some((delivery) => goesTo(delivery, iso))),
    );
  }),
  route("POST", "v1/ecommerce/delivery/getApplicableDeliveryMethods", (call) => {
    const priced = priceCart(call.db, call.site, cartOf(call));
    return priced.digitalOnly
      ? []
      : methodsTo(call, countryOf(call), priced.totals.cartTotal, currencyOf(call).rate);
  }),
  route(
    "POST",
    "v1/ecommerce/delivery/getDeliveryOffers",
    (call) => {
      const catalogue = catalogueOf(call.db, call.site.siteId);
      const product = catalogue.products.get(integer(call.body, "productId"));
      if (!product || product.archived) throw notFound("Product not found.");
      return isDigital(product, catalogue)
        ? []
        : methodsTo(call, countryOf(call), finalCents(product), currencyOf(call).rate);
    },
    { capability: "deliveryOffers" },
  ),
  route("PUT", "v1/ecommerce/delivery/saveDeliveryMethod", (call) => {
    const { delivery, branchId } = chosenDelivery(call);
    return save(
      call,
      "delivery_id = ?, branch_id = ?, user_id = ?",
      delivery.id,
      branchId,
      buyerOf(call).account.id,
    );
  }),
  route("POST", "v1/ecommerce/payment/getApplicablePaymentMethods", (call) => {
    const priced = priceCart(call.db, call.site, cartOf(call));
    if (!priced.digitalOnly && !priced.delivery) throw invalid("Choose a delivery method first.");
    return offeredPayments(call).map(({ id, name, description, paymentType, terms, marks }) => ({
      id,
      name: textIn(name, call.language),
      description: textIn(description, call.language),
      paymentType,
      ...(terms && { terms: textIn(terms, call.language) }),
      ...(marks && { marks }),
    }));
  }),
  route("PUT", "v1/ecommerce/payment/savePaymentMethod", (call) => {
    const id = integer(call.body, "paymentMethodId");
    const payment = offeredPayments(call).find((method) => method.id === id);
    if (!payment) throw invalid("The payment method is not available.");
    const company = call.body.companyData ? record(call.body.companyData) : null;
    if (company) {
      text(company, "companyName");
      text(company, "oib");
    }
    return save(
      call,
      "payment_id = ?, company = ?, user_id = ?",
      payment.id,
      company && JSON.stringify(company),
      buyerOf(call).account.id,
    );
  }),
];

/** The promises of a method beside its price: only what the seed has of it (`docs/contract.md §6.5`). */
const promiseOf = (delivery: Delivery, rate: number): object => {
  const { kind, minDays, maxDays, orderUntil, code, tellsFreeFrom, freeFromCents } = delivery;
  return {
    ...(kind && { kind }),
    ...(minDays !== undefined && { minDays }),
    ...(maxDays !== undefined && { maxDays }),
    ...(orderUntil && { orderUntil }),
    ...(code && { code }),
    ...(tellsFreeFrom && freeFromCents !== null && { freeFrom: convert(freeFromCents, rate) }),
  };
};

const offeredPayments = (call: Call): readonly Payment[] =>
  paymentsFor(paymentsOf(call.db, call.site), buyerOf(call));

/** The methods that deliver goods of this value to a country. */
const methodsTo = (call: Call, country: string, goodsCents: number, rate: number): object[] =>
  deliveriesOf(call.db, call.site)
    .filter((delivery) => goesTo(delivery, country))
    // A method with branches is not offered if no branch serves the country.
    .filter(
      (delivery) => delivery.branches.length === 0 || branchesIn(delivery, country).length > 0,
    )
    .map((delivery) => ({
      id: delivery.id,
      name: textIn(delivery.name, call.language),
      description: textIn(delivery.description, call.language),
      price: convert(deliveryPrice(delivery, goodsCents), rate),
      options: branchesIn(delivery, country).map(({ country: _, openingHours, ...branch }) => ({
        ...branch,
        ...(openingHours && { openingHours: textIn(openingHours, call.language) }),
      })),
      ...promiseOf(delivery, rate),
    }));

/** A call that changes the cart but does not answer it (`docs/contract.md §6`). */
function save(call: Call, columns: string, ...values: (number | string | null)[]): object {
  return call.db.transaction(() => {
    const cart: CartRow = cartOf(call);
    abandonPayment(call.db, cart);
    call.db.run(`UPDATE carts SET ${columns} WHERE id = ?`, ...values, cart.id);
    return { saved: true };
  });
}

function chosenDelivery(call: Call): { delivery: Delivery; branchId: number | null } {
  cartOf(call);
  const delivery = deliveryById(call.db, call.site.siteId, integer(call.body, "deliveryMethodId"));
  const { shipping } = buyerOf(call);
  if (!delivery || (shipping && !goesTo(delivery, String(shipping.country))))
    throw invalid("The delivery method is not available.");
  const branchId = optionalInteger(call.body, "branchId");
  if (delivery.branches.length === 0) return { delivery, branchId: null };
  const country = shipping ? String(shipping.country) : null;
  if (!branchesIn(delivery, country).some(({ id }) => id === branchId))
    throw invalid("Choose a branch of the delivery method.");
  return { delivery, branchId };
}

/** The country asked about: by its id, otherwise that of the buyer's shipping address. */
function countryOf(call: Call): string {
  const id = optionalInteger(call.body, "countryId");
  if (id === null) {
    const { shipping, main } = buyerOf(call);
    const country = (shipping ?? main)?.country;
    if (typeof country !== "string") throw invalid("Neither a country nor an address is known.");
    return country;
  }
  const country = COUNTRIES.find((one) => one.id === id);
  if (!country) throw badRequest("countryId is not known.");
  return country.iso;
}

const deliveriesOf = (db: Db, site: Site): Delivery[] =>
  db
    .all<{ doc: string }>("SELECT doc FROM deliveries WHERE site_id = ? ORDER BY id", site.siteId)
    .map((row) => fromJson<Delivery>(row.doc));

export const paymentsOf = (db: Db, site: Site): Payment[] =>
  db
    .all<{ doc: string }>("SELECT doc FROM payments WHERE site_id = ? ORDER BY id", site.siteId)
    .map((row) => fromJson<Payment>(row.doc));

/** The branches that serve a country; all of them if it is unknown. */
const branchesIn = (delivery: Delivery, iso: string | null): Delivery["branches"] =>
  delivery.branches.filter(({ country }) => !country || !iso || country === iso);

const goesTo = (delivery: Delivery, iso: string): boolean =>
  delivery.countries === "ALL" || delivery.countries.includes(iso);
const isSoldTo = (site: Site, iso: string): boolean =>
  site.allowedCountries === "ALL" || site.allowedCountries.includes(iso);
