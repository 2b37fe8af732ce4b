import "server-only";
import { getSettings } from "#lib/base/config/settings.ts";
import {
  type CookieReader,
  cookie,
  cookieValue,
  noCartCookies,
} from "#lib/gateway/auth/cookies.ts";
import { readGuest } from "#lib/gateway/auth/guest-pass.ts";
import type { Target } from "#lib/gateway/target.ts";
import { addressSchema, blankAddress, isCompany } from "#lib/gateway/validation/address-schema.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { ok, type Result, toApiError } from "#lib/shop/api/errors.ts";
import type { OrderCreated } from "#lib/shop/api/schemas/cart-schema.ts";
import { allowedCountries } from "#lib/shop/domain/address/countries.ts";
import { isCartOver } from "#lib/shop/domain/cart/faults.ts";
import { toCompanyData, toGuest, UNKNOWN_BUYER } from "#lib/shop/domain/checkout/buyer.ts";
import type { OrderAnswer } from "#lib/shop/domain/checkout/order-answer.ts";
import { needsPaymentScript, paymentFlow } from "#lib/shop/domain/checkout/payment.ts";
import type { CompanyFields } from "#lib/shop/values/address.ts";
import { VALUE_KINDS } from "#lib/shop/values/kinds.ts";
import { streetApart } from "#lib/shop/values/street-apart.ts";
import { paymentOrigins } from "#lib/web/security/csp.ts";
import { getContext } from "#lib/web/site/get-context.ts";
import { flagOption } from "#lib/web/site/options.ts";
import { problemOf } from "./cart-forms.ts";
import { readCustomer, saveDelivery } from "./customer.ts";
import type { FormAction, NextPage, Problem } from "./form-action.ts";
import { parsePaymentForm } from "./parse-payment-form.ts";
import { readSeen } from "./seen-cart.ts";
import { shownOrder } from "./shown-order.ts";
import { keepForm, mistakesIn, noKeptForm, SAID, saidOf } from "./stored-form.ts";
import { keepPayment } from "./stored-payment.ts";
import { addressIn, cutOf, typedAddress, typedAddressCookie } from "./typed-address.ts";
import type { Visitor } from "./visitor.ts";

const { delivery, payment } = calls.ecommerce;

/** The fields of an order about the buyer's company. */
type Company = Readonly<CompanyFields>;

/** The steps of the checkout as forms. */
export const checkoutForms: Readonly<Record<string, FormAction>> = {
  address: async ({ form, target, visitor }) => {
    const typed = streetApart(addressIn(form));
    const keep = typedAddressCookie(typed, target.secure);
    const filledIn = {
      form: "address",
      values: { consent: form.getAll("consent") },
      sent: null,
      cut: cutOf(typed),
    };
    const back = (problem: Problem, mistakes: Readonly<Record<string, string>> = {}) => ({
      page: step("address", problem),
      more: [keep, keepForm({ ...filledIn, mistakes }, target.secure)],
    });
    const wanted = { ...typed, differentBilling: false, billing: blankAddress };
    const accepted = consentsIn(form);
    const { checkout } = await getContext({ domain: target.site.domain, locale: target.locale });
    const countries = allowedCountries(target.site.countries, checkout.allowedCountries);
    const read = addressSchema({
      differentBilling: false,
      company: isCompany(typed),
      requiredConsents: form.getAll("requiredConsent").map(toConsent),
      anyNames: flagOption(target.site, "AllowSpecialCharactersInNames"),
      countries: countries.map(({ iso }) => iso.toUpperCase()),
      country: typed.country,
    }).safeParse({ ...wanted, consents: accepted });
    if (!read.success) {
      const { mistakes, consents } = mistakesIn(read.error.issues);
      return back(consents ? "consentRequired" : "unknownRule", mistakes);
    }
    const customer = await readCustomer(visitor);
    if (!customer.ok) return back(problemOf(customer.error));
    const made = customer.data
      ? await saveDelivery(customer.data, typed, visitor)
      : await visitor.call(calls.user.web.register, toGuest(wanted, UNKNOWN_BUYER));
    if (!made.ok)
      return made.error.message === "User already exist."
        ? back("userExists", { contactEmail: "userExists" })
        : back(problemOf(made.error));
    const email = customer.data?.user.email ?? VALUE_KINDS.email.clean(typed.contactEmail);
    if (!(await logConsents(visitor, "addressForm", accepted, email)))
      return back("failedConsentLog");
    return { page: step("shipping"), more: [keep, noKeptForm(target.secure)] };
  },

  shipping: async ({ form, visitor }) => {
    const [method = "", branch = ""] = (form.get("delivery") ?? "").split(":");
    if (method === "") return { page: step("shipping", "shippingMethodUndefined") };
    const saved = await visitor.call(delivery.saveDeliveryMethod, {
      deliveryMethodId: Number(method),
      branchId: branch === "" ? null : Number(branch),
    });
    return { page: saved.ok ? step("payment") : step("shipping", problemOf(saved.error)) };
  },

  order: async ({ form, target, visitor }) => {
    const filledIn = {
      payment: [form.get("payment") ?? ""],
      orderMessage: [form.get("orderMessage") ?? ""],
      consent: form.getAll("consent"),
    };
    const problem = (name: Problem, mistakes: Readonly<Record<string, string>> = {}) => ({
      page: step("payment", name),
      more: [keepForm({ form: "order", values: filledIn, mistakes, sent: null }, target.secure)],
    });
    const buyer = await readBuyer(visitor, target);
    if (!buyer.ok) return problem(problemOf(buyer.error));
    if (!buyer.data) return { page: step("address", "noActiveUser") };
    const { email, company } = buyer.data;
    const methods = await visitor.call(payment.getApplicablePaymentMethods, {});
    if (!methods.ok) return problem(problemOf(methods.error));
    const method = methods.data.find(({ id }) => id === Number(form.get("payment")));
    if (!method || needsPaymentScript(method)) return problem("paymentMethodUndefined");
    const seen = readSeen(form.get("seen") ?? "");
    if (!seen) return problem("cartChanged");
    const consents = consentsIn(form);
    if (!(await logConsents(visitor, "checkoutForm", consents, email)))
      return problem("failedConsentLog");
    const typed = typedAddress(visitor.cookies());
    const context = await getContext({ domain: target.site.domain, locale: target.locale });
    const shown =
      typed &&
      !cookieValue(visitor.cookies(), "loggedIn") &&
      (await shownOrder(visitor, context, typed, method.name));
    const placed = await visitor.placeOrder({
      paymentMethodId: method.id,
      ...(isCompany(company) && { companyData: toCompanyData(company) }),
      consents,
      orderMessage: form.get("orderMessage") ?? "",
      giftMessage: "",
      to: "",
      from: "",
      seen,
      ...(shown && { shown }),
    });
    const { secure } = target;
    const forgotten = [
      ...noCartCookies(secure),
      cookie("typedAddress", "", 0, secure),
      noKeptForm(secure),
    ];
    if (!placed.ok) {
      const { status } = placed.error;
      const isRefused = status >= 400 && status < 500;
      if (isRefused) return problem(problemOf(placed.error), saidOf(placed.error));
      // The result is unknown. If the cart no longer exists, it was ordered.
      const read = await visitor.call(calls.ecommerce.cart.getCart);
      if (read.ok || !isCartOver(read.error)) return problem("orderUnclear");
      return { page: { route: { name: "checkoutSuccess" } }, more: forgotten };
    }
    // The gateway's own answer, as its browsers read it.
    const answer = placed.data as OrderAnswer;
    if (answer.kind !== "created") return problem(WITHHELD[answer.kind], reasonOf(answer));
    if (paymentFlow(method) === "form") return toProvider(answer.html, target, visitor.cookies());
    const query = { orderSlug: answer.orderSlug };
    return {
      page: { route: { name: "checkoutSuccess" }, query },
      more: forgotten,
    };
  },
};

/**
 * The buyer: the customer with the addresses of the profile, else the guest with the typed values; null if neither is
 * known.
 */
async function readBuyer(
  visitor: Visitor,
  target: Target,
): Promise<Result<{ email: string; company: Company } | null>> {
  const customer = await readCustomer(visitor);
  if (!customer.ok) return customer;
  if (customer.data) {
    const { user, delivery, billing, hasAddresses } = customer.data;
    return ok(hasAddresses ? { email: user.email, company: billing ?? delivery } : null);
  }
  const cookies = visitor.cookies();
  const guest = await readGuest(cookies, target);
  const typed = typedAddress(cookies);
  return ok(guest && typed ? { email: guest.guest.email, company: typed } : null);
}

/** The page with the provider's form. The cart stays until it is paid. */
async function toProvider(
  html: OrderCreated["html"],
  { siteId, secure }: Target,
  cookies: CookieReader,
): ReturnType<FormAction> {
  const origins = paymentOrigins(getSettings());
  const read = typeof html === "string" ? parsePaymentForm(html, origins) : null;
  const place = { siteId, cartId: cookieValue(cookies, "cartId") ?? "" };
  const kept = read?.ok ? await keepPayment(read.form, place, secure) : null;
  return kept === null
    ? { page: step("payment", "paymentForm") }
    : { page: step("pay"), more: [kept] };
}

/** The message if the order was not sent. */
const WITHHELD: Readonly<Record<Exclude<OrderAnswer["kind"], "created">, Problem>> = {
  consentsMissing: "consentRequired",
  consentsUnknown: "consentsNotFetched",
  cartChanged: "cartChanged",
  cartInvalid: "cartChanged",
  memberCardInvalid: "cartChanged",
  notSent: "tryAgain",
};

/** The backend's own message if it refused the cart. */
function reasonOf(answer: OrderAnswer): Readonly<Record<string, string>> {
  if (answer.kind === "notSent") return saidOf(toApiError(answer.status, answer.message));
  const said = answer.kind === "cartInvalid" ? answer.messages.join(" ") : "";
  return said === "" ? {} : { [SAID]: said };
}

const step = (name: "address" | "shipping" | "payment" | "pay", problem?: Problem): NextPage => ({
  route: { name: "checkout" },
  query: { step: name, ...(problem && { problem }) },
});

/** A consent's id in the backend's type: the form marks numbers with `n:`. */
const toConsent = (text: string): string | number =>
  text.startsWith("n:") ? Number(text.slice(2)) : text.slice(2);

/** The consents that a posted form accepts. */
export const consentsIn = (form: URLSearchParams) => form.getAll("consent").map(toConsent);

/** Puts accepted consents on record. */
export async function logConsents(
  visitor: Visitor,
  sourceType: string,
  consents: readonly (string | number)[],
  email: string,
): Promise<boolean> {
  if (consents.length === 0) return true;
  const userType = cookieValue(visitor.cookies(), "loggedIn") ? "user" : "guest";
  const sent = await visitor.call(calls.gdpr.web.consent.log.create, {
    status: "accepted",
    statusTimestamp: new Date().toISOString(),
    sourceType,
    consents: [...consents],
    user: { userType, email },
  });
  return sent.ok;
}
