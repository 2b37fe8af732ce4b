import { isLoopback } from "#lib/utils/loopback.ts";

/** A login that was begun at a provider's, kept in the tab until it comes back. */
export interface SocialAttempt {
  readonly provider: string;
  /** "" where the provider's address bears none. */
  readonly state: string;
  /** Local path to go on to. */
  readonly to: string;
}

/** Where a provider's login may be: https, or this machine over http. Null for anything else. */
export function providerAddress(url: string): { href: string; state: string } | null {
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, searchParams, href, username } = new URL(url);
  if (protocol !== "https:" && !(protocol === "http:" && isLoopback(hostname))) return null;
  return username === "" ? { href, state: searchParams.get("state") ?? "" } : null;
}

export type SocialReturn =
  | {
      readonly kind: "code";
      readonly provider: string;
      readonly code: string;
      readonly state: string;
    }
  /** The person said no at the provider's. */
  | { readonly kind: "cancelled" }
  /** Not the answer to a login begun in this tab. */
  | { readonly kind: "stray" };

/** Reads what a provider came back with against the attempt it must belong to. */
export function readSocialReturn(
  query: URLSearchParams,
  attempt: SocialAttempt | null,
): SocialReturn {
  const state = query.get("state") ?? "";
  const provider = query.get("provider") ?? attempt?.provider ?? "";
  if (!attempt || provider !== attempt.provider || state !== attempt.state)
    return { kind: "stray" };
  const code = query.get("code") ?? "";
  return code === "" ? { kind: "cancelled" } : { kind: "code", provider, code, state };
}
