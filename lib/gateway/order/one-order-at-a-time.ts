import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import { sessionSecrets } from "#lib/base/config/secrets.ts";
import { openSealed, seal } from "#lib/gateway/auth/seal.ts";
import type { Session } from "#lib/gateway/auth/session.ts";
import { type ApiError, fail } from "#lib/shop/api/errors.ts";
import { LONGEST_DEADLINE, ORDER_PREPARATION } from "#lib/shop/api/longest-deadline.ts";
import { keepValue, readValue } from "#lib/web/cache/claims/kept-values.ts";
import { holderOf, takeClaim } from "#lib/web/cache/claims/take-claim.ts";
import type { Placed } from "./place-order.ts";

/**
 * Milliseconds for which a cart is claimed: the longest time for an order, and again as long, because the backend may
 * still be working on an `order/create` whose answer was lost. After that, the backend's next answer shows whether the
 * cart has become an order.
 */
const CLAIMED_FOR = ORDER_PREPARATION + 2 * LONGEST_DEADLINE;
/** Milliseconds for which a request waits for the answer of another process. */
const WAIT = ORDER_PREPARATION + LONGEST_DEADLINE;
/** Milliseconds between two looks at it. */
const LOOK_EVERY = 200;

/** Nobody knows whether the order was made, so it must not be sent again. */
const UNKNOWN: ApiError = { kind: "network", status: 0, message: "TimeoutError" };

const inFlight = new Map<string, Promise<Placed>>();

interface Waiting {
  /** The session of the request itself; an answer from another process has none. */
  readonly session: Session;
  /** @param mayStillSend false if another process has taken the cart over */
  readonly place: (mayStillSend: () => Promise<boolean>) => Promise<Placed>;
}

/**
 * Allows one order at a time for each cart, in all processes that share Redis: a second request gets the answer of the
 * first one in flight (docs/security.md §1.17). A cart whose order was sent without an answer stays claimed until the
 * backend must have finished; until then the answer is that the result is unknown.
 * @param cart site, cart and its `protectCode`; only their hash leaves the process
 */
export function oneOrderAtATime(cart: string, waiting: Waiting): Promise<Placed> {
  const running = inFlight.get(cart);
  if (running) return running;
  const started = claimAndPlace(cart, waiting).finally(() => inFlight.delete(cart));
  inFlight.set(cart, started);
  return started;
}

async function claimAndPlace(cart: string, { session, place }: Waiting): Promise<Placed> {
  const name = `order:${createHash("sha256").update(cart).digest("base64url")}`;
  const end = Date.now() + WAIT;
  let holder: string | null = null;
  do {
    const claim = await takeClaim(name, CLAIMED_FOR);
    holder = (claim ? holder : await holderOf(name)) ?? holder;
    const answer = holder && (await readAnswer(`${name}:${holder}`));
    if (answer) await claim?.release();
    if (answer) return { ...answer, session };
    if (claim) {
      const placed = await place(claim.isHeld);
      await keepAnswer(`${name}:${claim.mark}`, placed);
      if (!isUnknown(placed)) await claim.release();
      return placed;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  } while (Date.now() < end);
  return { result: fail(UNKNOWN), session, cartCookies: [] };
}

/** Whether `order/create` may have been carried out, or may still be: no answer came, or that of a proxy in between. */
function isUnknown({ result }: Placed): boolean {
  return (
    !result.ok && (result.error.kind === "network" || [502, 504].includes(result.error.status))
  );
}

const sealedAnswer = z.string();
const isAnswer = (value: unknown): value is Pick<Placed, "result" | "cartCookies"> =>
  z
    .object({ result: z.looseObject({ ok: z.boolean() }), cartCookies: z.array(z.string()) })
    .safeParse(value).success;

/**
 * Stores the answer for requests that wait in other processes. Sealed, because it may contain a payment provider's
 * form.
 */
async function keepAnswer(name: string, { result, cartCookies }: Placed): Promise<void> {
  const [secret] = sessionSecrets();
  if (secret) await keepValue(name, seal({ result, cartCookies }, secret, name), CLAIMED_FOR);
}

async function readAnswer(name: string): Promise<Pick<Placed, "result" | "cartCookies"> | null> {
  const sealed = await readValue(name, sealedAnswer);
  const answer = sealed === null ? null : openSealed(sealed, sessionSecrets(), name);
  return isAnswer(answer) ? answer : null;
}
