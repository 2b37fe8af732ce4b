import "server-only";
import { isRecord } from "#lib/base/utils/is-record.ts";
import { sendInSession } from "#lib/gateway/auth/send-in-session.ts";
import type { Session } from "#lib/gateway/auth/session.ts";
import { syncCartCookies } from "#lib/gateway/cart-cookies-sync.ts";
import { logFault, toPublicFault } from "#lib/gateway/gateway-answer.ts";
import type { Target } from "#lib/gateway/target.ts";
import type { AnswerOf, Call, RequestOf } from "#lib/shop/api/call.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { type ApiError, fail, ok, type Result } from "#lib/shop/api/errors.ts";
import { ORDER_PREPARATION } from "#lib/shop/api/longest-deadline.ts";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import { CONSENTS, requiredOf, toConsentRules } from "#lib/shop/domain/account/consents.ts";
import { hasCartChanged, hasTotalChanged } from "#lib/shop/domain/cart/changes.ts";
import type { OrderAnswer } from "#lib/shop/domain/checkout/order-answer.ts";
import type { KnownOrder, OrderInput } from "./order-input.ts";

const { cart, order, payment } = calls.ecommerce;

/** The consents that belong to placing an order. */
const FORM_TYPE = "checkoutForm";
/** Milliseconds for one call before the order. */
const CALL_DEADLINE = 5_000;

export interface Placed {
  /** A failure is that of `order/create`. */
  readonly result: Result<OrderAnswer>;
  readonly session: Session;
  readonly cartCookies: readonly string[];
  /** The ordered cart; only if an order was created. */
  readonly cart?: Cart;
}

interface Circumstances {
  readonly session: Session;
  readonly target: Target;
  readonly requestId: string;
  /** Called right before `order/create`: false if another process orders this cart by now. */
  readonly mayStillSend: () => Promise<boolean>;
}

/**
 * Places an order: checks the required consents, saves the payment method, compares the backend's check of the cart and
 * its total with what the shopper saw, and only then sends `order/create`, once (docs/security.md §1.17).
 */
export async function placeOrder(
  wanted: OrderInput,
  { cartId, protectCode, currencyId, userId, successURL, failureURL }: KnownOrder,
  { session: opened, target, requestId, mayStillSend }: Circumstances,
): Promise<Placed> {
  const end = Date.now() + ORDER_PREPARATION;
  const held = { cartId, protectCode };
  let session = opened;
  let cartCookies: readonly string[] = [];

  const send = async <C extends Call>(
    call: C,
    input: RequestOf<C>,
    deadline: number | undefined = Math.max(1, Math.min(CALL_DEADLINE, end - Date.now())),
  ): Promise<Result<AnswerOf<C>>> => {
    const sent = await sendInSession(call, session, target, { ...target, input, deadline });
    session = sent.session;
    if (!sent.result.ok) {
      logFault(requestId, call, sent.result.error);
      cartCookies = syncCartCookies(call, sent.result, target.secure).setCookies;
    }
    return sent.result;
  };
  const finish = (result: Result<OrderAnswer>): Placed => ({ result, session, cartCookies });
  const withhold = (answer: OrderAnswer): Placed => finish(ok(answer));
  const failed = (error: ApiError): Placed => {
    const { status, message } = toPublicFault(error);
    return withhold({ kind: "notSent", status, message });
  };

  let records = await send(calls.gdpr.web.consent.filter, { formType: FORM_TYPE });
  // Some backends answer only the second call. One that did not answer at all is not asked twice.
  if (!records.ok && records.error.kind !== "network")
    records = await send(calls.cms.consent.filter, { assigned_to: FORM_TYPE, perPage: CONSENTS });
  // A backend that knows neither call has no consents.
  if (!records.ok && records.error.kind !== "notFound")
    return withhold({ kind: "consentsUnknown" });
  const accepted = new Set(wanted.consents.map(String));
  const open = requiredOf(toConsentRules(records.ok ? records.data : [])).filter(
    (consent) => !accepted.has(String(consent)),
  );
  if (open.length > 0) return withhold({ kind: "consentsMissing", consents: open });

  const { paymentMethodId, companyData } = wanted;
  const saved = await send(payment.savePaymentMethod, {
    ...held,
    userId,
    paymentMethodId,
    companyData,
  });
  if (!saved.ok) return failed(saved.error);
  const valid = await send(cart.validateCart, held);
  if (!valid.ok) return failed(valid.error);
  if (!valid.data.validateMemberCard) return withhold({ kind: "memberCardInvalid" });
  const now = await send(cart.getCart, { ...held, currencyId });
  if (!now.ok) return failed(now.error);
  const { seen } = wanted;
  const isChanged =
    hasCartChanged(seen.items, valid.data.items) ||
    hasTotalChanged(seen, { ...now.data, currencyId }) ||
    // The page removes a coupon that is no longer valid, and shows the new total.
    (!now.data.couponValid && now.data.couponCode !== "");
  if (isChanged) return withhold({ kind: "cartChanged" });
  if (valid.data.errors.length > 0)
    return withhold({ kind: "cartInvalid", messages: readMessages(valid.data.errors) });
  if (Date.now() >= end || !(await mayStillSend()))
    return failed({ kind: "network", status: 0, message: "TimeoutError" });

  const { giftMessage, orderMessage, to, from } = wanted;
  const made = await send(
    order.create,
    { ...held, userId, successURL, failureURL, giftMessage, orderMessage, to, from },
    order.create.deadline,
  );
  if (!made.ok) return finish(fail(made.error));
  return { ...finish(ok({ kind: "created", ...made.data })), cart: now.data };
}

/** The texts of a backend's errors, which are texts or hold one. */
function readMessages(errors: readonly unknown[]): string[] {
  return errors.flatMap((error) => {
    const text = typeof error === "string" ? error : isRecord(error) ? error.message : null;
    return typeof text === "string" && text.trim() !== "" ? [text.trim().slice(0, 300)] : [];
  });
}
