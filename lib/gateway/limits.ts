import "server-only";
import { LRUCache } from "lru-cache";
import type { Call } from "#lib/api/call.ts";
import { calls } from "#lib/api/calls/index.ts";
import type { Result } from "#lib/api/errors.ts";
import { processWide } from "#lib/utils/process-wide.ts";
import { Refusal } from "./answer.ts";

/** How many requests are taken within a window of time. */
interface Limit {
  readonly name: string;
  /** From one address. */
  readonly count: number;
  /** From all addresses together. */
  readonly overall: number;
  /** Milliseconds. */
  readonly window: number;
  /** Only failed tries count: guessing is slowed down, using is not. */
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
/** What is tried out: passwords, tokens, coupons, card numbers. Only failures count. */
const guesses = (name: string): Limit => ({
  name,
  count: 40,
  overall: 2_000,
  window: 10 * MINUTE,
  failuresOnly: true,
});
/** Guesses at the password of one site: another site's visitors do not count. */
export const sitePasswordLimit = (siteId: number): Limit => guesses(`sitePassword ${siteId}`);

const submissions = (name: string): Limit => ({
  name,
  count: 200,
  overall: 10_000,
  window: 10 * MINUTE,
});
/** What staff read: fewer than other submissions, so that they are not flooded. */
const messages = (name: string): Limit => ({ ...submissions(name), count: 60, overall: 2_000 });

const { cms, ecommerce, gdpr, marketing, settings, user, v2 } = calls;
const LIMITS: ReadonlyMap<Call, Limit> = new Map<Call, Limit>([
  [user.web.register, submissions("register")],
  [user.web.update, submissions("update")],
  [user.web.verify, guesses("verify")],
  [user.password.forgot, { ...submissions("forgot"), count: 40, overall: 2_000 }],
  [user.password.set, guesses("setPassword")],
  [user.password.reset, guesses("changePassword")],
  [user.social["redirect-login"], submissions("social")],
  [gdpr.web.consent.log.create, submissions("consent")],
  [cms.comment.create, messages("comment")],
  [cms.comment.update, messages("comment")],
  [cms.form.storeData, messages("form")],
  [cms.form.confirmEmail, guesses("confirmForm")],
  [v2.media.media.upload, { ...messages("upload"), count: 120 }],
  [cms.contact.contactAdmin, messages("contact")],
  [marketing.newsletter.subscribe, messages("newsletter")],
  [ecommerce.cart.applyCoupon, guesses("coupon")],
  [ecommerce.cart.applyMemberCard, guesses("memberCard")],
  [settings.external, guesses("memberCard")],
  [ecommerce.cart.getNewCartSession, { ...submissions("session"), count: 600 }],
  [ecommerce.order.create, submissions("order")],
]);

interface Counter {
  used: number;
  readonly ends: number;
}
const counters = processWide("rate-limits", () => new LRUCache<string, Counter>({ max: 20_000 }));

export const limitOf = (call: Call): Limit => LIMITS.get(call) ?? ANY;

/** @throws Refusal 429 with `Retry-After` where the limit of this address, or of all addresses together, is reached. */
export function checkLimit(limit: Limit, address: string, now = Date.now()): void {
  for (const [key, max] of keysOf(limit, address)) {
    const counter = counters.get(key);
    if (!counter || counter.ends <= now || counter.used < max) continue;
    const seconds = String(Math.ceil((counter.ends - now) / 1000));
    const headers = { "retry-after": seconds };
    throw new Refusal(429, "Too many attempts. Wait a moment and try again.", headers, "limit");
  }
  if (!limit.failuresOnly) count(limit, address, now);
}

/** Whether a try failed. An unknown member card is answered with 200 and counts as a failure too. */
export function isFailedTry(call: Call, result: Result<unknown>): boolean {
  if (!result.ok) return result.error.status > 0 && result.error.status < 500;
  return call === settings.external && !settings.external.answer.parse(result.data).isValid;
}

/** Counts a failed try where only those count. */
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
