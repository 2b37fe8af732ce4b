import type { Site } from "#lib/site/types.ts";

/** Whether the backend offers an optional call (docs/contract.md §5.15). */
export function offers(site: Pick<Site, "options">, capability: string): boolean {
  const named = site.options.get("Capabilities");
  return typeof named === "string" && named.split(",").some((name) => name.trim() === capability);
}
