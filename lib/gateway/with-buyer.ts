import "server-only";
import { isRecord } from "#lib/base/utils/is-record.ts";
import { type CookieReader, cookieValue } from "#lib/gateway/auth/cookies.ts";
import { guestCookie, readGuest } from "#lib/gateway/auth/guest-pass.ts";
import { sendInSession } from "#lib/gateway/auth/send-in-session.ts";
import type { Session } from "#lib/gateway/auth/session.ts";
import { BUYER_UNKNOWN } from "#lib/shop/api/buyer-unknown.ts";
import type { Call } from "#lib/shop/api/call.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Result } from "#lib/shop/api/errors.ts";
import { SESSION_ENDED_HEADER } from "#lib/shop/api/session-ended.ts";
import { readBuyerIds } from "#lib/shop/domain/checkout/buyer.ts";
import { Refusal, refuse, toPublicFault } from "./gateway-answer.ts";
import type { Target } from "./target.ts";

type Input = Readonly<Record<string, unknown>>;
const { register, update, address } = calls.user.web;

/** The buyer as determined by the gateway. */
interface Buyer {
  readonly userId: number;
  /** The e-mail that the guest was registered with; null for a customer, who is identified by the token. */
  readonly guestEmail: string | null;
  readonly billingAddressId: number | null;
  readonly shippingAddressId: number | null;
  /** The addresses that are this person's. */
  readonly addressIds: ReadonlySet<unknown>;
}

/** A request's buyer, and the session that the search for it left. */
interface Found {
  readonly session: Session;
  readonly setCookies: readonly string[];
}

interface Asked {
  readonly call: Call;
  readonly params: Readonly<Record<string, string>>;
  readonly input: Input;
  readonly session: Session;
  readonly cookies: CookieReader;
  readonly target: Target;
}

/** The input with the buyer filled in, or the reason why the call is not made. */
type Known = Found & ({ readonly input: Input } | { readonly refused: Refusal });

/**
 * Adds the buyer: the customer of the session's profile, otherwise the guest of the signed cookie (docs/security.md
 * §1.16). The browser only says whom it takes the buyer for, and which of a customer's addresses to use. A mismatch is
 * refused, because the order would go elsewhere than the page shows.
 */
export async function withBuyer(asked: Asked): Promise<Known> {
  const { call, input, session } = asked;
  const isGuests = call === update && input.guest === true;
  if (call === update && !isGuests && !isLoggedIn(session))
    return { session, setCookies: [], refused: new Refusal(401, "Log in first.") };
  const claimed = idsIn(asked);
  const isBuying = isGuests || call.fill.includes("buyer");
  if (!isBuying && claimed.length === 0)
    return { session, setCookies: [], input: ownChange(call, input) };

  // A page treats a visitor without a readable customer cookie as a guest (lib/gateway/auth/cookies.ts).
  const isCustomers = isLoggedIn(session) && (session.isCustomer || !isBuying);
  const { buyer, ...found } = await (isCustomers ? findCustomer(asked) : findGuest(asked));
  if (buyer instanceof Refusal) return { ...found, refused: buyer };
  const isFitting =
    buyer !== null &&
    isOrMissing(input.userId, buyer.userId) &&
    (isGuests ? isSameGuest(input, buyer) : true) &&
    (buyer.guestEmail !== null || claimed.every((id) => buyer.addressIds.has(id)));
  if (!isFitting) return { ...found, refused: new Refusal(403, BUYER_UNKNOWN) };
  if (isGuests) return { ...found, input: guestChange(input, buyer) };
  if (!call.fill.includes("buyer")) return { ...found, input: ownChange(call, input) };
  return { ...found, input: { ...input, userId: buyer.userId, ...guestAddresses(buyer) } };
}

const isLoggedIn = ({ accessToken, fault }: Session): boolean =>
  accessToken !== undefined || fault !== undefined;

const isOrMissing = (claimed: unknown, known: unknown): boolean =>
  claimed === undefined || claimed === known;

/** Another e-mail means another guest, who is registered separately. */
const isSameGuest = ({ id, email }: Input, { userId, guestEmail }: Buyer): boolean =>
  guestEmail !== null && isOrMissing(id, userId) && isOrMissing(email, guestEmail);

/** The ids of addresses that a browser names. */
function idsIn({ call, params, input }: Asked): unknown[] {
  const sent = Array.isArray(input.addresses) ? input.addresses : [];
  return [
    input.userBillingAddressId,
    input.userShippingAddressId,
    ...sent.map((one) => (isRecord(one) ? one.id : undefined)),
    call === address.update ? Number(params.id) : undefined,
  ].filter((id) => id !== undefined);
}

type FoundBuyer = Found & { readonly buyer: Buyer | Refusal | null };

/** The guest of the cart. */
async function findGuest({ session, cookies, target }: Asked): Promise<FoundBuyer> {
  const held = await readGuest(cookies, target);
  const buyer = held && {
    ...held.guest,
    guestEmail: held.guest.email,
    addressIds: new Set<unknown>(),
  };
  return { buyer, session, setCookies: held?.setCookies ?? [] };
}

/** The customer of a session; a refusal where the profile cannot be read now. */
async function findCustomer({ session, target }: Asked): Promise<FoundBuyer> {
  const sent = await sendInSession(calls.user.web.profile, session, target, target);
  const found = { session: sent.session, setCookies: [] };
  if (sent.result.ok) {
    const { id, addresses } = sent.result.data;
    const addressIds = new Set<unknown>(addresses.flatMap((one) => one.id ?? []));
    const unnamed = { billingAddressId: null, shippingAddressId: null };
    return { ...found, buyer: { userId: id, guestEmail: null, ...unnamed, addressIds } };
  }
  const { status, message, headers } = toPublicFault(sent.result.error);
  const isNobody = status === 401 || status === 403 || status === 404;
  return { ...found, buyer: isNobody ? null : new Refusal(status, message, headers) };
}

/** A guest's stored addresses; for a customer, the addresses named in the request. */
const guestAddresses = ({ guestEmail, billingAddressId, shippingAddressId }: Buyer): Input =>
  guestEmail === null
    ? {}
    : {
        userBillingAddressId: billingAddressId ?? undefined,
        userShippingAddressId: shippingAddressId ?? undefined,
      };

/** The input that changes a guest, whose id comes from the cookie alone. */
const guestChange = (input: Input, buyer: Buyer): Input => ({
  ...input,
  id: buyer.userId,
  email: buyer.guestEmail,
  ...(Array.isArray(input.addresses) && {
    addresses: input.addresses.map((one: Input) => ({
      ...one,
      id: (one.type === "shipping" ? buyer.shippingAddressId : buyer.billingAddressId) ?? undefined,
    })),
  }),
});

/** A customer is named by the token, never by an id. */
const ownChange = (call: Call, input: Input): Input =>
  call === update ? { ...input, id: undefined } : input;

/** The cookie of a guest whom the backend has just made for the cart of this browser. */
export async function guestCookies(
  call: Call,
  input: Input,
  result: Result<unknown>,
  cookies: CookieReader,
  target: Target,
): Promise<readonly string[]> {
  const cartId = cookieValue(cookies, "cartId");
  if (call !== register || input.guest !== true || !result.ok || !cartId) return [];
  const { user } = register.answer.parse(result.data);
  const { billingAddressId, shippingAddressId } = readBuyerIds(user);
  const ids = { userId: user.id, billingAddressId, shippingAddressId };
  return [await guestCookie({ ...ids, email: String(input.email) }, cartId, target)];
}

/** Answers a call that cannot be made without a buyer; the session may have been renewed or ended in the meantime. */
export function refuseKnown({
  refused: { status, message, headers },
  session,
  setCookies,
}: Found & { readonly refused: Refusal }): Response {
  const ended: Record<string, string> = session.hasEnded ? { [SESSION_ENDED_HEADER]: "1" } : {};
  return refuse(status, message, {
    headers: { ...headers, ...ended },
    setCookies: [...session.setCookies, ...setCookies],
  });
}
