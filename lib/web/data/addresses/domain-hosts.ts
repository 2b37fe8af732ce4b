import "server-only";
import { calls } from "#lib/shop/api/calls/index.ts";
import { read } from "#lib/web/data/read.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/**
 * Host names of the backend's domain list (docs/contract.md §2.6). Empty if it cannot be read: visitors then have to
 * confirm every host.
 */
export async function getDomainHosts(context: SiteContext): Promise<string[]> {
  try {
    const domains = await read(context, calls.settings.domain.filter, { tags: ["site"] });
    return (domains ?? []).flatMap(({ name, url }) => {
      const host = URL.canParse(url) ? new URL(url).hostname : name.split(":")[0];
      return host ? [host.toLowerCase()] : [];
    });
  } catch {
    return [];
  }
}
