import "server-only";
import { isRecord } from "#lib/base/utils/is-record.ts";
import { socialCookie } from "#lib/gateway/auth/social-state.ts";
import type { Call } from "#lib/shop/api/call.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { ok, type Result } from "#lib/shop/api/errors.ts";
import type { Target } from "./target.ts";

interface Bound {
  readonly result: Result<unknown>;
  readonly setCookies: readonly string[];
}

const { social } = calls.user;

/**
 * Binds a login at a provider to the browser that starts it (docs/security.md §1.15). Uses the `state` in the backend's
 * URL, because the backend may check it as well; without one, adds our own.
 */
export async function bindSocialLogin(
  call: Call,
  { provider }: Readonly<Record<string, unknown>>,
  result: Result<unknown>,
  { siteId, secure }: Target,
): Promise<Bound> {
  if (call !== social["redirect-login"] || !result.ok || !isRecord(result.data))
    return { result, setCookies: [] };
  const { url } = result.data;
  if (typeof url !== "string" || !URL.canParse(url)) return { result, setCookies: [] };
  const address = new URL(url);
  const state = address.searchParams.get("state") || crypto.randomUUID();
  address.searchParams.set("state", state);
  const started = { siteId, provider: String(provider), state };
  return {
    result: ok({ ...result.data, url: address.href }),
    setCookies: [await socialCookie(started, secure)],
  };
}
