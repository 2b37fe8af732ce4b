import "server-only";
import { LRUCache } from "lru-cache";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { ApiError, Result } from "#lib/shop/api/errors.ts";
import { sendToBackend } from "#lib/shop/api/http/backend.ts";
import type { Tokens } from "#lib/shop/api/schemas/user-schema.ts";
import { isAnyRevoked, revokeTokens } from "./revoked-tokens.ts";
import { RENEWAL_DEADLINE, type Renewal, readSuccessor, renewOnce } from "./shared-renewal.ts";

/** A renewal as seen by one of the requests waiting for it. */
interface SeenRenewal {
  readonly renewal: Renewal;
  /** True for only one caller in this process: the one that ends a refused session. */
  readonly claimEnd: () => boolean;
}

interface RenewalSite {
  readonly apiKey: string;
  readonly siteId: number;
  readonly locale: string;
}

/**
 * Milliseconds for which a renewal is cached: requests sent before its cookies arrived still have the old token, which
 * the backend counts as used.
 */
const REMEMBERED_FOR = 15_000;

interface RememberedRenewal {
  readonly result: Promise<Renewal>;
  isEnded: boolean;
}
const renewals = processWide(
  "renewals",
  () => new LRUCache<string, RememberedRenewal>({ max: 5_000, ttl: REMEMBERED_FOR }),
);

/**
 * Renews a session: one request per refresh token, however many requests need it at once, in this process or, with
 * Redis, in any (docs/architecture.md §3.2).
 */
export async function renew(refreshToken: string, site: RenewalSite): Promise<SeenRenewal> {
  const key = keyOf(refreshToken, site.siteId);
  let held = renewals.get(key);
  if (!held) {
    const run = () => askUnlessRevoked(refreshToken, site);
    held = { result: renewOnce(key, run), isEnded: false };
    renewals.set(key, held);
  }
  const remembered = held;
  const renewal = await remembered.result;
  // If the outcome is unknown, the next request asks again.
  if (renewal.kind === "fault" && renewals.peek(key) === remembered) renewals.delete(key);
  return {
    renewal,
    claimEnd: () => {
      const isFirst = !remembered.isEnded;
      remembered.isEnded = true;
      return isFirst;
    },
  };
}

const keyOf = (refreshToken: string, siteId: number): string => `${siteId}:${refreshToken}`;

/**
 * The tokens for which a refresh token was exchanged a moment ago, here or in a process that shares Redis: their
 * cookies may still be on the way to the browser.
 */
export async function successorOf(refreshToken: string, siteId: number): Promise<Tokens | null> {
  const key = keyOf(refreshToken, siteId);
  const held = renewals.peek(key);
  const renewal = held && (await held.result);
  return renewal?.kind === "renewed" ? renewal.tokens : readSuccessor(key);
}

/** Renews nothing for a logged-out session, and revokes new tokens if the logout happened meanwhile. */
async function askUnlessRevoked(refreshToken: string, site: RenewalSite): Promise<Renewal> {
  if (await isAnyRevoked(site.siteId, [refreshToken])) return { kind: "refused" };
  const renewal = await ask(refreshToken, site);
  if (renewal.kind !== "renewed" || !(await isAnyRevoked(site.siteId, [refreshToken])))
    return renewal;
  await revokeTokens(site.siteId, [renewal.tokens.accessToken, renewal.tokens.refreshToken]);
  return { kind: "refused" };
}

/** Asks the backend, a second time if there was no usable answer. */
async function ask(refreshToken: string, site: RenewalSite): Promise<Renewal> {
  const end = Date.now() + RENEWAL_DEADLINE;
  const send = (deadline: number): Promise<Result<{ tokens: Tokens }>> =>
    sendToBackend(calls.refresh, {
      site,
      locale: site.locale,
      refreshToken,
      cache: "no-store",
      deadline,
    });
  let result = await send(RENEWAL_DEADLINE);
  const left = end - Date.now();
  if (!result.ok && !isRefusal(result.error) && left > 0) result = await send(left);
  if (result.ok) return { kind: "renewed", tokens: result.data.tokens };
  return { kind: isRefusal(result.error) ? "refused" : "fault" };
}

/**
 * Everything else (a deploy of the backend, its rate limit, a proxy's page) does not show whether the session is valid.
 */
const isRefusal = ({ status, kind }: ApiError): boolean =>
  kind === "http" && (status === 401 || status === 403);
