import { isLoopback } from "#lib/base/utils/loopback.ts";

/** A login that was started at a provider, stored in the tab until the visitor comes back. */
export interface SocialAttempt {
  readonly provider: string;
  /** The gateway adds a state to every provider's address. */
  readonly state: string;
  /** Local path to go on to. */
  readonly to: string;
}

/** Checks the address of a provider's login: https, or a loopback host over http. Null for anything else. */
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
  /** The visitor refused at the provider. */
  | { readonly kind: "cancelled" }
  /** Does not belong to a login started in this tab. */
  | { readonly kind: "stray" };

/** Reads the address that a provider came back to, and checks that it belongs to the attempt. */
export function readSocialReturn(
  query: URLSearchParams,
  attempt: SocialAttempt | null,
): SocialReturn {
  const state = query.get("state") ?? "";
  const provider = query.get("provider") ?? attempt?.provider ?? "";
  if (!attempt || state === "" || provider !== attempt.provider || state !== attempt.state)
    return { kind: "stray" };
  const code = query.get("code") ?? "";
  return code === "" ? { kind: "cancelled" } : { kind: "code", provider, code, state };
}
