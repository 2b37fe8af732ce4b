import "server-only";
import { type CookieReader, cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { readGuest } from "#lib/gateway/auth/guest-pass.ts";
import { openSession } from "#lib/gateway/auth/session.ts";
import { readJson } from "#lib/gateway/body.ts";
import { fillIn } from "#lib/gateway/fill.ts";
import { answer, Refusal, refuse, toPublicFault } from "#lib/gateway/gateway-answer.ts";
import { addressOf, guardOrigin, guardPass, refusedRole } from "#lib/gateway/guard.ts";
import { guarded } from "#lib/gateway/handle.ts";
import { limitOf, reserveTry } from "#lib/gateway/rate-limits.ts";
import { findTarget, type Target } from "#lib/gateway/target.ts";
import { refuseKnown, withBuyer } from "#lib/gateway/with-buyer.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { fieldsOf } from "#lib/shop/api/http/answer.ts";
import { SESSION_ENDED_HEADER } from "#lib/shop/api/session-ended.ts";
import { getContext } from "#lib/web/site/get-context.ts";
import { keepPlacedOrder } from "./keep-placed-order.ts";
import { oneOrderAtATime } from "./one-order-at-a-time.ts";
import { knownOrder, type OrderInput, orderInput } from "./order-input.ts";
import { toOrderRecord } from "./order-record.ts";
import { type Placed, placeOrder } from "./place-order.ts";

const { create } = calls.ecommerce.order;

/**
 * `POST /api/order/place`: the only way to an order (decision 0045). It goes through the gateway's steps like
 * `handle.ts`; browsers cannot make the backend's own call `order/create`.
 */
export const handlePlaceOrder = (request: Request): Promise<Response> =>
  guarded(async (requestId) => {
    const target = await findTarget(request.headers);
    guardOrigin(request);
    await reserveTry(limitOf(create), {
      siteId: target.siteId,
      address: addressOf(request.headers),
    });
    const input = orderInput.safeParse(await readJson(request));
    if (!input.success) throw new Refusal(422, fieldsOf(input.error));
    const cookies = cookiesOf(request.headers);
    await guardPass(cookies, target);
    const filled = await fillIn(["cart", "currency", "returnUrls"], target, cookies);
    const session = await openSession(cookies, target);
    const refused = refusedRole("public", session, target);
    if (refused)
      return refuse(refused.status, refused.message, {
        ...refused,
        setCookies: session.setCookies,
      });
    const known = await withBuyer({
      call: create,
      params: {},
      input: { userId: input.data.userId },
      session,
      cookies,
      target,
    });
    if ("refused" in known) return refuseKnown(known);

    const order = knownOrder.parse({ ...filled, ...known.input });
    const key = `${target.siteId}|${order.cartId}|${order.protectCode}`;
    const placed = await oneOrderAtATime(key, {
      session: known.session,
      place: async (mayStillSend) =>
        withReceipt(
          await placeOrder(input.data, order, {
            session: known.session,
            target,
            requestId,
            mayStillSend,
          }),
          { cookies, target, shown: input.data.shown, currencyId: order.currencyId },
        ),
    });
    return respond(placed, known.setCookies);
  });

interface Receipt {
  readonly cookies: CookieReader;
  readonly target: Target;
  readonly shown: OrderInput["shown"];
  readonly currencyId: number;
}

/** Adds the cookie by which the page of thanks shows a guest the order. A customer's is read from the backend. */
async function withReceipt(
  placed: Placed,
  { cookies, target, shown, currencyId }: Receipt,
): Promise<Placed> {
  const { result, cart } = placed;
  if (!result.ok || result.data.kind !== "created" || !cart || placed.session.isCustomer)
    return placed;
  const held = await readGuest(cookies, target);
  if (!held) return placed;
  const { orderSlug } = result.data;
  const { currency, currencies = [] } = await getContext({
    domain: target.site.domain,
    locale: target.locale,
  });
  const { label } = currencies.find(({ id }) => id === currencyId) ?? currency;
  const record = toOrderRecord(cart, { orderSlug, currency: label, shown });
  const kept = await keepPlacedOrder(record, held.guest.email, target);
  return kept === null ? placed : { ...placed, cartCookies: [...placed.cartCookies, kept] };
}

function respond({ result, session, cartCookies }: Placed, more: readonly string[]): Response {
  const setCookies = [...session.setCookies, ...more, ...cartCookies];
  const ended: Record<string, string> = session.hasEnded ? { [SESSION_ENDED_HEADER]: "1" } : {};
  if (result.ok) return answer({ data: result.data }, { headers: ended, setCookies });
  const { status, message, headers } = toPublicFault(result.error);
  return refuse(status, message, { headers: { ...headers, ...ended }, setCookies });
}
