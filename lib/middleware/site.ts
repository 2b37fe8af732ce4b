import { requestHost } from "@/lib/site/host";
import { resolveSite } from "@/lib/site/resolve-site";
import { stillPage } from "./still-page";
import type { Step } from "./visit";
import { stillWords } from "./words";

/** Seconds after which asking again is worth it. */
export const RETRY_AFTER = 5;

/** Host → site (spec 1). An unknown host is 404, an unknown one while the backend is silent 503. There is no default tenant. */
export const findSite: Step = async (visit) => {
  const host = requestHost(visit.request.headers);
  const resolution = host ? await resolveSite(host.domain) : { kind: "unknown" as const };
  if (resolution.kind === "found") {
    visit.site = resolution.site;
    return null;
  }
  return resolution.kind === "unknown"
    ? stillPage({ ...stillWords("unknownHost", "en"), locale: "en", status: 404 })
    : stillPage({
        ...stillWords("unavailable", "en", visit.request.nextUrl.pathname),
        locale: "en",
        status: 503,
        retryAfter: RETRY_AFTER,
      });
};
