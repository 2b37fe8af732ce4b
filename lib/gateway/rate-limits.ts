import "server-only";
import { createHash } from "node:crypto";
import type { Call } from "#lib/shop/api/call.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Result } from "#lib/shop/api/errors.ts";
import { clientKey } from "./client-key.ts";
import { addOne, takeOneBack } from "./counters.ts";
import { Refusal } from "./gateway-answer.ts";

/** How many requests of one visitor at one site are allowed within a time window. */
export interface Limit {
  readonly name: string;
  /** Requests from one address. */
  readonly count: number;
  /** Milliseconds. */
  readonly window: number;
  /** Only failed tries count: that slows down guessing, but not normal use. */
  readonly failuresOnly?: boolean;
}

/**
 * The counted client: a visitor at a site. Counts are separate for each site and visitor, so nobody uses up another's.
 */
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
/** Limited, because each one stores the tokens that it revokes. */
export const LOGOUT_LIMIT: Limit = { name: "logout", count: 300, window: 10 * MINUTE };
const ANY: Limit = { name: "any", count: 1_500, window: MINUTE };
/** Calls by which secrets could be guessed: passwords, tokens, coupons, card numbers. Only failures count. */
const guesses = (name: string): Limit => ({
  name,
  count: 40,
  window: 10 * MINUTE,
  failuresOnly: true,
});
export const SITE_PASSWORD_LIMIT: Limit = guesses("sitePassword");

const submissions = (name: string): Limit => ({ name, count: 200, window: 10 * MINUTE });
/** Submissions that staff read: fewer than others, so that staff are not flooded. */
const messages = (name: string): Limit => ({ ...submissions(name), count: 60 });

const { cms, document, ecommerce, gdpr, marketing, settings, user, v2 } = calls;
/** Refused registrations say which addresses have an account (docs/security.md §1.12). */
const REFUSED_REGISTRATIONS: Limit = { ...guesses("registerRefused"), count: 10 };

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
  [document.document.get.guest, { ...guesses("guestOrder"), count: 20 }],
  [document.document.withdraw, messages("withdraw")],
  [ecommerce.cart.applyCoupon, guesses("coupon")],
  [ecommerce.cart.applyMemberCard, guesses("memberCard")],
  [settings.external, guesses("memberCard")],
  [ecommerce.cart.getNewCartSession, { ...submissions("session"), count: 600 }],
  [ecommerce.order.create, submissions("order")],
  [ecommerce.order.pgSuccess, guesses("paid")],
]);

export const limitOf = (call: Call): Limit => LIMITS.get(call) ?? ANY;

/** A try that is counted. */
export interface Try {
  /** Uncounts it if only failures count: it did not fail. */
  readonly giveBack: () => Promise<void>;
}

/**
 * Counts a try before it is made, so that tries at the same time cannot pass together.
 * @throws Refusal 429 with `Retry-After` where the limit of this visitor is reached.
 */
export async function reserveTry(limit: Limit, client: Client): Promise<Try> {
  const key = keyOf(limit, client);
  const counted = await addOne(key, limit.window);
  const giveBack = async () => {
    if (limit.failuresOnly) await takeOneBack(key, counted);
  };
  if (counted.used <= limit.count) return { giveBack };
  // A refused try isn't counted, so that it does not delay later ones.
  await giveBack();
  const headers = { "retry-after": String(Math.max(1, Math.ceil(counted.endsIn / 1000))) };
  throw new Refusal(429, "Too many attempts. Wait a moment and try again.", headers, "limit");
}

/**
 * Reserves a try of a call at each of its limits, all or none.
 * @throws Refusal 429
 */
export async function reserveCall(call: Call, client: Client): Promise<Try> {
  const first = await reserveTry(limitOf(call), client);
  if (call !== user.web.register) return first;
  const second = await reserveTry(REFUSED_REGISTRATIONS, client);
  return {
    giveBack: async () => {
      await Promise.all([first.giveBack(), second.giveBack()]);
    },
  };
}

/** Whether a try failed. An unknown member card is answered with 200 and counts as a failure too. */
export function isFailedTry(call: Call, result: Result<unknown>): boolean {
  if (!result.ok) return result.error.status > 0 && result.error.status < 500;
  return call === settings.external && !settings.external.answer.parse(result.data).isValid;
}

const keyOf = ({ name }: Limit, { siteId, address }: Client): string =>
  `${name}|${siteId}|${clientKey(address)}`;

/** Failed logins to one account, from all addresses, after which further ones are answered with a delay. */
const SLOW_AFTER = 30;
/** Milliseconds of delay per further failed login, and the longest delay. */
const SLOWER_BY = 50;
const SLOWEST = 2_000;

const accountKey = (siteId: number, account: string): string =>
  `account|${siteId}|${createHash("sha256").update(account.toLowerCase()).digest("base64url")}`;

/** A login to an account, counted as failed until `giveBack`, from any address. */
interface AccountTry extends Try {
  /**
   * Milliseconds by which this login is delayed. An account is never refused, because strangers could otherwise lock
   * out its owner.
   */
  readonly delay: number;
}

/** Counts a login to an account before it is made. */
export async function reserveLogin(siteId: number, account: string): Promise<AccountTry> {
  const key = accountKey(siteId, account);
  const counted = await addOne(key, LOGIN_LIMIT.window);
  const delay = Math.min(Math.max(counted.used - 1 - SLOW_AFTER, 0) * SLOWER_BY, SLOWEST);
  return { delay, giveBack: () => takeOneBack(key, counted) };
}
