import type { Result } from "#lib/shop/api/errors.ts";
import { postJson } from "#lib/web/client/post-route.ts";
import type { DomainAnswer } from "./release-types.ts";

// Only in development: a build has no such routes (docs/contract.md §8.4).

/** Shows another site in this browser, at every host. */
export const chooseDomain = (domain: string): Promise<Result<Pick<DomainAnswer, "domain">>> =>
  postJson("dev/set-domain", { domain });

/** The domains to choose from; empty if they cannot be read. */
export async function readKnownDomains(): Promise<readonly string[]> {
  const answer = await fetch("/api/dev/get-domain").catch(() => null);
  if (!answer?.ok) return [];
  const { domains }: DomainAnswer = await answer.json();
  return domains;
}
