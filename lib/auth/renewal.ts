import "server-only";
import { LRUCache } from "lru-cache";
import { calls } from "#lib/api/calls/index.ts";
import type { ApiError, Result } from "#lib/api/errors.ts";
import { sendToBackend } from "#lib/api/http/backend.ts";
import type { Tokens } from "#lib/api/schemas/user.ts";
import { processWide } from "#lib/utils/process-wide.ts";

type Renewal =
  | { readonly kind: "renewed"; readonly tokens: Tokens }
  /** The backend refused: the session is over. `first` is true for one caller only. */
  | { readonly kind: "ended"; readonly first: boolean }
  /** The backend did not answer. That logs nobody out: the call itself would have failed too. */
  | { readonly kind: "unreachable"; readonly error: ApiError };

/**
 * Milliseconds for which a renewal is remembered: requests that were sent before its cookies arrived
 * still carry the old token, which the backend counts as spent.
 */
const REMEMBERED_FOR = 15_000;

interface RememberedRenewal {
  readonly result: Promise<Result<{ tokens: Tokens }>>;
  reported: boolean;
}
const renewals = processWide(
  "renewals",
  () => new LRUCache<string, RememberedRenewal>({ max: 5_000, ttl: REMEMBERED_FOR }),
);

/**
 * Renews a session: one request per refresh token, however many requests need it at once (docs/architecture.md §3.2).
 */
export async function renew(
  refreshToken: string,
  site: { apiKey: string; siteId: number; locale: string },
): Promise<Renewal> {
  const key = `${site.siteId}:${refreshToken}`;
  let held = renewals.get(key);
  if (!held) {
    held = {
      result: sendToBackend(calls.refresh, {
        site,
        locale: site.locale,
        refreshToken,
        cache: "no-store",
      }),
      reported: false,
    };
    renewals.set(key, held);
  }
  const result = await held.result;
  if (result.ok) return { kind: "renewed", tokens: result.data.tokens };
  if (result.error.kind === "network") {
    renewals.delete(key);
    return { kind: "unreachable", error: result.error };
  }
  const first = !held.reported;
  held.reported = true;
  return { kind: "ended", first };
}
