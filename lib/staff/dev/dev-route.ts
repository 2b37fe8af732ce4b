import "server-only";
import { z } from "zod";
import { readInput } from "#lib/gateway/body.ts";
import { answer, Refusal } from "#lib/gateway/gateway-answer.ts";
import { guardOrigin } from "#lib/gateway/guard.ts";
import { guarded } from "#lib/gateway/handle.ts";
import { findTarget } from "#lib/gateway/target.ts";
import { readDomains } from "#lib/staff/admin/domains/read-domains.ts";
import { parseHost } from "#lib/web/site/host.ts";
import { resolveSite } from "#lib/web/site/resolve-site.ts";
import { readLatestTag, readReleases } from "./latest.ts";
import { ownVersion } from "./own-version.ts";
import type { DomainAnswer, Release, VersionAnswer } from "./release-types.ts";

// The routes of development (docs/contract.md §8.4). Their files in `app` end in `.dev.ts`: a build contains none of
// them.

/** GET /api/dev/get-domain: the site that this browser sees. */
export const handleGetDomain = (request: Request): Promise<Response> =>
  guarded(async () => {
    const { site } = await findTarget(request.headers);
    const listed = await readDomains(site, site.defaultLocale);
    const domains = listed.ok ? listed.data.domains.flatMap(({ domain }) => domain ?? []) : [];
    const body: DomainAnswer = { domain: site.domain, domains };
    return answer(body);
  });

const domainBody = z.object({ domain: z.string().max(253) });

/** POST /api/dev/set-domain: this browser sees another site at every host, until it is closed (`forcedDomain`). */
export const handleSetDomain = (request: Request): Promise<Response> =>
  guarded(async () => {
    guardOrigin(request);
    const read = domainBody.safeParse(await readInput(request));
    const domain = parseHost(read.data?.domain)?.domain;
    if (!domain || (await resolveSite(domain)).kind !== "found")
      throw new Refusal(422, "There is no site at this domain.");
    const cookie = `chosenDomain=${domain}; Path=/; HttpOnly; SameSite=Lax`;
    return answer({ domain }, { setCookies: [cookie] });
  });

/** POST /api/dev/version: the running version, and the newest tag. */
export const handleVersion = (request: Request): Promise<Response> =>
  guarded(async () => {
    guardOrigin(request);
    const [own, latest] = await Promise.all([ownVersion(), readLatestTag()]);
    const data: VersionAnswer = {
      ...own,
      latest: latest.ok ? latest.data : null,
      problem: latest.ok ? null : latest.error.message || latest.error.kind,
    };
    return answer({ data });
  });

/** POST /api/dev/releases: the changelog of the visiting site's project. */
export const handleReleases = (request: Request): Promise<Response> =>
  guarded(async () => {
    const { site } = await findTarget(request.headers);
    guardOrigin(request);
    const releases = await readReleases(site);
    if (!releases.ok)
      throw new Refusal(502, releases.error.message || "The releases could not be read.");
    const data: readonly Release[] = releases.data;
    return answer({ data });
  });
