import "server-only";
import { z } from "zod";
import { getSettings } from "#lib/base/config/settings.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { ok, type Result } from "#lib/shop/api/errors.ts";
import { sendToBackend } from "#lib/shop/api/http/backend.ts";
import { dataOf, staffRoute } from "#lib/staff/edit/staff-route.ts";
import { getApiKey } from "#lib/web/site/get-site.ts";
import { parseHost } from "#lib/web/site/host.ts";
import type { Site } from "#lib/web/site/types.ts";
import type { DomainsAnswer, SiteDomain } from "./domain-types.ts";

/** The domains that the backend lists for a site. Only exact hosts can be chosen: a wildcard is only shown. */
export async function readDomains(
  site: Pick<Site, "domain" | "siteId">,
  locale: string,
): Promise<Result<DomainsAnswer>> {
  const answer = await sendToBackend(calls.settings.domain.filter, {
    site: { apiKey: await getApiKey(site.domain), siteId: site.siteId },
    locale,
    cache: "no-store",
  });
  if (!answer.ok) return answer;
  const domains = answer.data.map(toDomain).filter(({ name }) => name !== "");
  return ok({
    current: site.domain,
    forced: getSettings().FORCED_DOMAIN ?? null,
    domains: [...new Map(domains.map((one) => [one.domain ?? one.name, one])).values()],
  });
}

/** POST /api/admin/domains/list: the same for the dialog of edit mode. Read-only. */
export const handleDomains = staffRoute({
  action: "domains.list",
  scope: null,
  body: z.object({}),
  run: async ({ site, locale }) => dataOf(await readDomains(site, locale)),
});

function toDomain({ name, url }: { name: string; url: string }): SiteDomain {
  const address = URL.canParse(url) ? new URL(url) : null;
  const isWeb = address?.protocol === "http:" || address?.protocol === "https:";
  const host = parseHost(isWeb ? address.host : name);
  return {
    name: name || host?.domain || url,
    domain: host?.domain ?? null,
    url: isWeb && host ? address.origin : null,
  };
}
