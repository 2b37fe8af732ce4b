import "server-only";
import { LRUCache } from "lru-cache";
import type { AnswerOf, Call } from "#lib/api/call.ts";
import type { calls } from "#lib/api/calls/index.ts";
import { endpoints } from "#lib/api/endpoints/index.ts";
import type { Result } from "#lib/api/errors.ts";
import { Refusal } from "./refusal.ts";

/** So many in so many milliseconds, by one address and by all together. */
interface Limit {
  readonly name: string;
  readonly count: number;
  readonly overall: number;
  readonly window: number;
  /** Only refused tries count: guessing is slowed down, using is not. */
  readonly failuresOnly?: boolean;
}

const MINUTE = 60_000;
export const LOGIN_LIMIT: Limit = {
  name: "login",
  count: 30,
  overall: 1_000,
  window: 10 * MINUTE,
  failuresOnly: true,
};
const ANY: Limit = { name: "any", count: 1_500, overall: 100_000, window: MINUTE };
const guess = (name: string): Limit => ({
  name,
  count: 40,
  overall: 2_000,
  window: 10 * MINUTE,
  failuresOnly: true,
});
const write = (name: string): Limit => ({ name, count: 200, overall: 10_000, window: 10 * MINUTE });

/** What reaches people: slower than the rest, so that nobody is flooded. */
const speak = (name: string): Limit => ({ name, count: 60, overall: 2_000, window: 10 * MINUTE });

const { cart, order } = endpoints.ecommerce;
const LIMITS: ReadonlyMap<string, Limit> = new Map([
  [endpoints.user.webRegister.path, write("register")],
  [endpoints.user.webUpdate.path, write("update")],
  [endpoints.user.webVerify.path, guess("verify")],
  [endpoints.user.passwordForgot.path, { ...write("forgot"), count: 40, overall: 2_000 }],
  [endpoints.user.passwordSet.path, guess("setPassword")],
  [endpoints.user.passwordReset.path, guess("changePassword")],
  [endpoints.user.socialRedirect.path, write("social")],
  [endpoints.gdpr.consentLogCreate.path, write("consent")],
  [endpoints.cms.commentCreate.path, speak("comment")],
  [endpoints.cms.commentUpdate.path, speak("comment")],
  [endpoints.cms.formStoreData.path, speak("form")],
  [endpoints.cms.contactAdmin.path, speak("contact")],
  [endpoints.marketing.newsletterSubscribe.path, speak("newsletter")],
  [cart.applyCoupon.path, guess("coupon")],
  [cart.applyMemberCard.path, guess("memberCard")],
  [endpoints.settings.external.path, guess("memberCard")],
  [cart.getNewCartSession.path, { ...write("session"), count: 600 }],
  [order.create.path, write("order")],
]);

interface Counter {
  used: number;
  readonly ends: number;
}
const counters = new LRUCache<string, Counter>({ max: 20_000 });

export const limitOf = (call: Call): Limit => LIMITS.get(call.endpoint.path) ?? ANY;

/** @throws Refusal 429 with `Retry-After` where the limit of this address, or of all together, is used up. */
export function checkLimit(limit: Limit, address: string, now = Date.now()): void {
  for (const [key, most] of keysOf(limit, address)) {
    const counter = counters.get(key);
    if (!counter || counter.ends <= now || counter.used < most) continue;
    const seconds = String(Math.ceil((counter.ends - now) / 1000));
    throw new Refusal(429, "Too many attempts. Wait a moment and try again.", {
      "retry-after": seconds,
    });
  }
  if (!limit.failuresOnly) count(limit, address, now);
}

/** Whether the backend refused what was tried. That a member card is unknown is said with 200, and is a miss all the same. */
export function isRefusedTry({ endpoint }: Call, result: Result<unknown>): boolean {
  if (!result.ok) return result.error.status > 0 && result.error.status < 500;
  return (
    endpoint === endpoints.settings.external &&
    (result.data as AnswerOf<typeof calls.settings.external>).isValid === false
  );
}

/** Counts a refused try where only those count. */
export function countFailure(limit: Limit, address: string, now = Date.now()): void {
  if (limit.failuresOnly) count(limit, address, now);
}

function count(limit: Limit, address: string, now: number): void {
  for (const [key] of keysOf(limit, address)) {
    const counter = counters.get(key);
    if (counter && counter.ends > now) counter.used++;
    else counters.set(key, { used: 1, ends: now + limit.window });
  }
}

const keysOf = (limit: Limit, address: string): [string, number][] => [
  [`${limit.name}|${address}`, limit.count],
  [`${limit.name}|*`, limit.overall],
];

/** Forgets all counts (tests). */
export const resetLimits = (): void => counters.clear();
