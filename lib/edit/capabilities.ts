import type { Site } from "#lib/site/types.ts";

/** Whether the backend offers an optional call (contract, section 5, `Capabilities`). */
export function offers(site: Pick<Site, "options">, capability: string): boolean {
  const named = site.options.get("Capabilities");
  return typeof named === "string" && named.split(",").some((name) => name.trim() === capability);
}
