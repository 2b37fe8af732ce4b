import "server-only";
import { createHash } from "node:crypto";
import type { Call } from "#lib/api/call.ts";
import { calls } from "#lib/api/calls/index.ts";
import type { Result } from "#lib/api/errors.ts";
import { Refusal } from "./answer.ts";
import { clientKey } from "./client-key.ts";
import { addOne, countOf } from "./counters.ts";

/** How many requests of one visitor, at one site, are taken within a window of time. */
export interface Limit {
  readonly name: string;
  /** From one address. */
  readonly count: number;
  /** Milliseconds. */
  readonly window: number;
  /** Only failed tries count: guessing is slowed down, using is not. */
  readonly failuresOnly?: boolean;
}

/** Who is counted: a visitor at a site. No count is shared by sites or by visitors, so nobody uses up another's. */
export interface Client {
  readonly siteId: number;
  readonly address: string;
}

const MINUTE = 60_000;
export const LOGIN_LIMIT: Limit = {
  name: "login",
  count: 30,
  window: 10 * MINUTE,
  failuresOnly: true,
};
const ANY: Limit = { name: "any", count: 1_500, window: MINUTE };
/** What is tried out: passwords, tokens, coupons, card numbers. Only failures count. */
const guesses = (name: string): Limit => ({
  name,
  count: 40,
  window: 10 * MINUTE,
  failuresOnly: true,
});
export const SITE_PASSWORD_LIMIT: Limit = guesses("sitePassword");

const submissions = (name: string): Limit => ({ name, count: 200, window: 10 * MINUTE });
/** What staff read: fewer than other submissions, so that they are not flooded. */
const messages = (name: string): Limit => ({ ...submissions(name), count: 60 });

const { cms, ecommerce, gdpr, marketing, settings, user, v2 } = calls;
const LIMITS: ReadonlyMap<Call, Limit> = new Map<Call, Limit>([
  [user.web.register, submissions("register")],
  [user.web.update, guesses("update")],
  [user.web.verify, guesses("verify")],
  [user.password.forgot, { ...submissions("forgot"), count: 40 }],
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
  [ecommerce.order.pgSuccess, guesses("paid")],
]);

export const limitOf = (call: Call): Limit => LIMITS.get(call) ?? ANY;

/** @throws Refusal 429 with `Retry-After` where the limit of this visitor is reached. */
export async function checkLimit(limit: Limit, client: Client): Promise<void> {
  const key = keyOf(limit, client);
  // What counts anyway is counted in the same step, so that calls at the same time cannot pass together.
  const { used, endsIn } = await (limit.failuresOnly ? countOf(key) : addOne(key, limit.window));
  if (limit.failuresOnly ? used < limit.count : used <= limit.count) return;
  const headers = { "retry-after": String(Math.max(1, Math.ceil(endsIn / 1000))) };
  throw new Refusal(429, "Too many attempts. Wait a moment and try again.", headers, "limit");
}

/** Whether a try failed. An unknown member card is answered with 200 and counts as a failure too. */
export function isFailedTry(call: Call, result: Result<unknown>): boolean {
  if (!result.ok) return result.error.status > 0 && result.error.status < 500;
  return call === settings.external && !settings.external.answer.parse(result.data).isValid;
}

/** Counts a failed try where only those count. */
export async function countFailure(limit: Limit, client: Client): Promise<void> {
  if (limit.failuresOnly) await addOne(keyOf(limit, client), limit.window);
}

const keyOf = ({ name }: Limit, { siteId, address }: Client): string =>
  `${name}|${siteId}|${clientKey(address)}`;

/** Failed logins to one account, from all addresses, after which its next ones are answered later. */
const SLOW_AFTER = 30;
/** Milliseconds for each failed login beyond, and at most. */
const SLOWER_BY = 50;
const SLOWEST = 2_000;

const accountKey = (siteId: number, account: string): string =>
  `account|${siteId}|${createHash("sha256").update(account.toLowerCase()).digest("base64url")}`;

/** Counts a failed login to an account, whoever tried. */
export async function countAccountFailure(siteId: number, account: string): Promise<void> {
  await addOne(accountKey(siteId, account), LOGIN_LIMIT.window);
}

/**
 * Milliseconds by which a login to this account is held up. An account is never refused, because strangers could then
 * shut its owner out.
 */
export async function accountDelay(siteId: number, account: string): Promise<number> {
  const { used } = await countOf(accountKey(siteId, account));
  return Math.min(Math.max(used - SLOW_AFTER, 0) * SLOWER_BY, SLOWEST);
}
