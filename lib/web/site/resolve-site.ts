import { LRUCache } from "lru-cache";
import { getSettings } from "#lib/base/config/settings.ts";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { sendToBackend } from "#lib/shop/api/http/backend.ts";
import { siteExpiredAt } from "#lib/web/cache/expiries.ts";
import { pageOwner } from "#lib/web/cache/owner/page-owner.ts";
import { tagOf, tagsOf } from "#lib/web/cache/tags.ts";
import { buildSite } from "./build-site.ts";
import { parseHost } from "./host.ts";
import { PASSWORD_OPTION as PASSWORD } from "./protection.ts";
import { createRecordStore, FRESH_FOR, type Lookup } from "./record-store.ts";
import type { Site } from "./types.ts";

/** A site with its API key, which is only for the transport. */
interface SiteRecord {
  readonly site: Site;
  readonly apiKey: string;
}

type Resolution =
  | ({ readonly kind: "found" } & SiteRecord)
  | { readonly kind: "unknown" }
  | { readonly kind: "unavailable" };

const HOSTS = 500;
/** Look-ups of unknown hosts, in total: a flood of them must not reach the backend. */
const STRANGERS_PER_SECOND = 10;
/** Milliseconds: after a quiet period the first visitor waits for the site's current state, such as its password. */
const WAIT_AFTER = 5 * FRESH_FOR;
/** The most milliseconds that a visitor waits for looking up a host; after that they get a 503. */
const PATIENCE = 4_000;

const records = processWide("sites", () =>
  createRecordStore<SiteRecord>({
    load: detect,
    max: HOSTS,
    waitAfter: WAIT_AFTER,
    patience: PATIENCE,
    strangersPerSecond: STRANGERS_PER_SECOND,
  }),
);

/** The last known closing of each site, as a string. */
const known = processWide("known-closings", () => new LRUCache<string, string>({ max: HOSTS }));

/** Milliseconds: the closing of a visited site is read in the background early enough to be noticed in time. */
const CLOSING_FRESH_FOR = 4_000;
const CLOSING_WAIT_AFTER = 8_000;
/** The most milliseconds that a visitor waits for it; after that the last answer counts. */
const CLOSING_PATIENCE = 1_500;

/** The reasons why a site is closed: maintenance, or a password. */
interface Closing {
  readonly maintenance: boolean;
  /** The raw option; undefined if there is none. */
  readonly password: unknown;
}

/**
 * Whether each site is closed, separate from its record: two small calls shared by all readers, noticed within 10 s.
 */
const closings = processWide("closings", () =>
  createRecordStore<Closing>({
    load: readClosing,
    max: HOSTS,
    freshFor: CLOSING_FRESH_FOR,
    waitAfter: CLOSING_WAIT_AFTER,
    patience: CLOSING_PATIENCE,
  }),
);

/**
 * The site of a visiting host (docs/screens.md §1.1). Records are fresh for 60 s and then renewed in the background;
 * the last good one is kept for 24 h, "unknown" for 30 s. A site that closes or opens is noticed within 10 s. A string
 * that isn't a host name is never sent to the backend. Records looked up before the site expired are looked up again.
 * @param expiredAt when the site expired, for parts of the process that receive no expiries themselves
 */
export async function resolveSite(host: string, expiredAt?: number): Promise<Resolution> {
  const domain = parseHost(host)?.domain;
  if (!domain) return { kind: "unknown" };
  const held = await records.get(domain, expiredAt ?? siteExpiredAt(domain));
  if (held.kind !== "found") return held;
  const { site, apiKey } = held.record;
  const closing = await closings.get(domain, expiredAt ?? siteExpiredAt(domain));
  return {
    kind: "found",
    apiKey,
    site: closing.kind === "found" ? close(site, closing.record) : site,
  };
}

/** The site with its current closing, which may be newer than the rest of its record. */
function close(site: Site, { maintenance, password }: Closing): Site {
  const isSame = maintenance === site.maintenance && password === site.options.get(PASSWORD);
  if (isSame) return site;
  return { ...site, maintenance, options: new Map([...site.options, [PASSWORD, password]]) };
}

/** How many sites this process has cached (readiness: with one it can serve without the backend). */
export const heldSites = (): number => records.size();

async function readClosing(domain: string): Promise<Lookup<Closing>> {
  const held = await records.get(domain);
  if (held.kind !== "found") return { kind: "fault" };
  const { site, apiKey } = held.record;
  const asked = {
    site: { apiKey, siteId: site.siteId },
    locale: "en",
    next: fetchTags(domain),
  };
  const [commons, options] = await Promise.all([
    sendToBackend(calls.commons, { ...asked, input: { language: "en", type: "config" } }),
    sendToBackend(calls.cms.option.filter, asked),
  ]);
  if (!commons.ok || !options.ok) return { kind: "fault" };
  const { maintenance } = commons.data.config;
  const record = { maintenance, password: options.data.get(PASSWORD) };
  await learn(domain, record);
  return { kind: "found", record };
}

/** Records whether a site is closed. A change expires it everywhere, because its cached pages were for everybody. */
async function learn(domain: string, closing: Closing): Promise<void> {
  const text = JSON.stringify([closing.maintenance, closing.password ?? null]);
  const before = known.get(domain);
  known.set(domain, text);
  if (before !== undefined && before !== text) await pageOwner()?.expire([tagOf(domain, "site")]);
}

/** Without `next` on each of these calls, a page rendered from them would become dynamic. */
const fetchTags = (domain: string) => ({
  tags: tagsOf(domain, []),
  revalidate: getSettings().REVALIDATE_SECONDS,
});

async function detect(domain: string): Promise<Lookup<SiteRecord>> {
  const next = fetchTags(domain);
  const detected = await sendToBackend(calls.v2.domainDetect, {
    headers: { Referer: `https://${domain}/` },
    input: {},
    next,
  });
  if (!detected.ok) return { kind: detected.error.kind === "notFound" ? "unknown" : "fault" };
  const { siteID: siteId, apiKeyToken: apiKey } = detected.data;
  const options = { site: { apiKey, siteId }, locale: "en", next };
  const [commons, cmsOptions] = await Promise.all([
    sendToBackend(calls.commons, { ...options, input: { language: "en" } }),
    sendToBackend(calls.cms.option.filter, options),
  ]);
  if (!commons.ok || !cmsOptions.ok) return { kind: "fault" };
  const site = buildSite({ domain, siteId, commons: commons.data, options: cmsOptions.data });
  const closing = { maintenance: site.maintenance, password: site.options.get(PASSWORD) };
  closings.put(domain, closing);
  await learn(domain, closing);
  return { kind: "found", record: { site, apiKey } };
}
