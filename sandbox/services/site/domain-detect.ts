import type { Db } from "../../database/db.ts";
import { siteByDomain } from "../../database/sites.ts";
import { notFound } from "../../domain/failure.ts";
import { failure, success } from "../../http/answers.ts";

/** `POST v2 domainDetect`: the visiting host of the Referer, without its port, names the site. It needs no apiKey. */
export function detectDomain(db: Db, request: Request): Response {
  const host = hostOf(request.headers.get("referer"));
  const site = host === null ? null : siteByDomain(db, host);
  if (!site) return failure(notFound("Domain not found."), "text");
  return success({ siteID: site.siteId, apiKeyToken: site.apiKey, apiKeyId: site.apiKeyId });
}

const hostOf = (referer: string | null): string | null =>
  referer && URL.canParse(referer) ? new URL(referer).hostname.toLowerCase() : null;
