import "server-only";
import { BackendFault } from "#lib/shop/api/errors.ts";
import { resolveSite } from "./resolve-site.ts";
import type { Site } from "./types.ts";

/**
 * The site of a domain; null for an unknown one.
 * @throws BackendFault if the domain isn't cached and the backend does not respond.
 */
export async function getSite(domain: string): Promise<Site | null> {
  return (await found(domain))?.site ?? null;
}

/** The API key of a domain: only for the transport. Throws if there is no such site. */
export async function getApiKey(domain: string): Promise<string> {
  const record = await found(domain);
  if (!record) throw new Error(`There is no site at ${domain}.`);
  return record.apiKey;
}

async function found(domain: string) {
  const resolution = await resolveSite(domain);
  if (resolution.kind === "unavailable") {
    throw new BackendFault(
      { kind: "network", status: 0, message: "The backend could not say which site this is." },
      "domainDetect",
    );
  }
  return resolution.kind === "found" ? resolution : null;
}
