import { isRecord } from "#lib/base/utils/is-record.ts";
import { type Exchange, exchange, type Observed } from "#lib/run/doctor/exchange.ts";
import { nameOf } from "#lib/run/doctor/step.ts";
import type { Call } from "#lib/shop/api/call.ts";
import type { BackendOptions } from "#lib/shop/api/http/backend.ts";

/** How a backend differs from the contract in one place. */
export interface Difference {
  readonly asked: string;
  readonly came: string;
}

/** The result of a check: null if the backend does as the contract says, a text if it could not be tried. */
export type Finding = Difference | string | null;

/** One statement of the contract about a call. */
interface Statement {
  readonly call: Call;
  /** The words of the contract, with the section. */
  readonly says: string;
  /** The effect on shoppers or staff if the backend differs. */
  readonly seen: string;
}

export interface CheckReport extends Pick<Statement, "says" | "seen"> {
  readonly name: string;
  readonly verdict: "passed" | "differs" | "notTried";
  readonly difference?: Difference;
  /** Why it could not be tried. */
  readonly why?: string;
}

/** The site whose backend is tried. */
export interface Place {
  readonly domain: string;
  readonly site: { readonly apiKey: string; readonly siteId: number };
  readonly storeId: number;
  readonly locale: string;
  readonly currencyId: number;
}

/** Asks a backend and collects what was found. */
export interface Kit {
  readonly place: Place;
  /** Sends a call once, as the shop does. */
  ask<C extends Call>(call: C, options?: BackendOptions<C>): Promise<Exchange<C>>;
  /** Tries one statement. A check that throws is a mistake of the kit, not of the backend. */
  check(statement: Statement, tries: () => Promise<Finding>): Promise<void>;
  readonly reports: readonly CheckReport[];
}

/** Milliseconds for one call: as long as the shop waits for the slowest one. */
const DEADLINE = 30_000;

export function createKit(place: Place, observe?: (observed: Observed) => void): Kit {
  const reports: CheckReport[] = [];
  return {
    place,
    reports,
    ask: (call, options) => {
      const { site, storeId, locale } = place;
      return exchange(call, { site, storeId, locale, deadline: DEADLINE, ...options }, observe);
    },
    check: async ({ call, says, seen }, tries) => {
      const found = await tries();
      const base = { name: nameOf(call), says, seen };
      if (found === null) reports.push({ ...base, verdict: "passed" });
      else if (typeof found === "string")
        reports.push({ ...base, verdict: "notTried", why: found });
      else reports.push({ ...base, verdict: "differs", difference: found });
    },
  };
}

const SECRET =
  /^(apiKey|protectCode|password|oldPassword|newPassword|accessToken|refreshToken|token)$/;

/** A request as a text for the report, without its secrets. */
export function request(call: Call, input?: object): string {
  const shown = JSON.stringify(input ?? {}, (name, value) => (SECRET.test(name) ? "•••" : value));
  return shown === "{}" ? nameOf(call) : `${nameOf(call)} ${shown}`;
}

/** An answer in a few words. */
export function cameOf({ result, status, isPage }: Exchange<Call>): string {
  if (isPage) return `an HTML page with status ${status}`;
  if (result.ok) return `status ${status} and an answer that can be read`;
  const { kind, message } = result.error;
  if (kind === "network") return `no answer (${message})`;
  if (kind === "invalidAnswer")
    return `status ${status} and an answer that cannot be read: ${message}`;
  return `status ${result.error.status}${message ? `: ${message}` : ""}`;
}

/** Whether a call was refused with one of these statuses, as a verdict: null if it was. */
export function refused(
  asked: string,
  answer: Exchange<Call>,
  ...statuses: readonly number[]
): Difference | null {
  const { result, status, isPage } = answer;
  const used = result.ok ? status : result.error.status;
  return !result.ok && !isPage && statuses.includes(used) ? null : { asked, came: cameOf(answer) };
}

/** Null if a call succeeded. */
export const succeeded = (asked: string, answer: Exchange<Call>): Difference | null =>
  answer.result.ok ? null : { asked, came: cameOf(answer) };

/** Null if two amounts are the same to the cent. */
export const sameAmount = (
  asked: string,
  what: string,
  came: number,
  expected: number,
): Difference | null =>
  Math.abs(came - expected) < 0.011
    ? null
    : { asked, came: `${what} is ${came}, and ${round(expected)} is what the rest adds up to` };

const round = (amount: number): number => Math.round(amount * 100) / 100;

/** The ids of rows, for comparing lists. */
export const idsOf = (rows: readonly unknown[]): string =>
  rows.map((row) => (isRecord(row) ? String(row.id) : "?")).join(", ");
