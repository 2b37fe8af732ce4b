import { calls } from "#lib/api/calls/index.ts";
import { sendToBackend } from "#lib/api/http/backend.ts";
import { tagsOf } from "#lib/cache/tags.ts";
import { getSettings } from "#lib/config/settings.ts";
import { processWide } from "#lib/utils/process-wide.ts";
import { buildSite } from "./build-site.ts";
import { parseHost } from "./host.ts";
import { createRecordStore, type Lookup } from "./record-store.ts";
import type { Site } from "./types.ts";

/** A site with its key. The key is only for the transport. */
interface SiteRecord {
  readonly site: Site;
  readonly apiKey: string;
}

type Resolution =
  | ({ readonly kind: "found" } & SiteRecord)
  | { readonly kind: "unknown" }
  | { readonly kind: "unavailable" };

const HOSTS = 500;
/** Milliseconds for looking up a host; after that its visitor gets a 503. */
const DEADLINE = 4_000;

const records = processWide("sites", () =>
  createRecordStore<SiteRecord>({ load: detect, max: HOSTS }),
);

/**
 * The site of a visiting host (docs/screens.md §1.1). Records are fresh for 60 s and then renewed in the background;
 * the last good one is kept for 24 h, "unknown" for 30 s. A string that is no host name is never sent to the
 * backend.
 */
export async function resolveSite(host: string): Promise<Resolution> {
  const domain = parseHost(host)?.domain;
  if (!domain) return { kind: "unknown" };
  const held = await records.get(domain);
  return held.kind === "found" ? { kind: "found", ...held.record } : held;
}

/** Reads the site again, after its options or languages have changed. */
export async function refreshSite(domain: string): Promise<void> {
  await records.refresh(domain);
}

/** How many sites this process holds (readiness: with one it can serve without the backend). */
export const heldSites = (): number => records.size();

async function detect(domain: string): Promise<Lookup<SiteRecord>> {
  const end = Date.now() + DEADLINE;
  const left = () => Math.max(1, end - Date.now());
  // Without `next` on each of these, a page rendered from them would become dynamic.
  const next = { tags: tagsOf(domain, []), revalidate: getSettings().REVALIDATE_SECONDS };
  const detected = await sendToBackend(calls.v2.domainDetect, {
    headers: { Referer: `https://${domain}/` },
    input: {},
    next,
    deadline: left(),
  });
  if (!detected.ok) return { kind: detected.error.kind === "notFound" ? "unknown" : "fault" };
  const { siteID: siteId, apiKeyToken: apiKey } = detected.data;
  const options = { site: { apiKey, siteId }, locale: "en", next, deadline: left() };
  const [commons, cmsOptions] = await Promise.all([
    sendToBackend(calls.commons, { ...options, input: { language: "en" } }),
    sendToBackend(calls.cms.option.filter, options),
  ]);
  if (!commons.ok || !cmsOptions.ok) return { kind: "fault" };
  const site = buildSite({ domain, siteId, commons: commons.data, options: cmsOptions.data });
  return { kind: "found", record: { site, apiKey } };
}
