import {
  ANALYTICS_KINDS,
  type AnalyticsKind,
  isOwnKind,
  type OwnKind,
} from "#lib/base/config/analytics-hosts.ts";
import { getSettings } from "#lib/base/config/settings.ts";
import { isRecord } from "#lib/base/utils/is-record.ts";
import { allowedOrigins, ownDestination } from "#lib/web/analytics/allowed.ts";
import { CONSENT_CATEGORIES, type ConsentCategory } from "#lib/web/analytics/consent.ts";
import type { Chosen } from "#lib/web/analytics/destination.ts";
import { isConsent, neededConsent } from "#lib/web/analytics/marker.ts";
import { jsonOption, readAnalyticsTarget, textOption } from "./options.ts";
import type { Site } from "./types.ts";

type WithOptions = Pick<Site, "options" | "domain">;

/** More destinations than a shop has; each is a download of a visitor. */
const MOST = 8;
/** The relay of this installation (app/api/analytics). */
const RELAY_PATH = "/api/analytics";

/** How the id of each kind looks. */
const IDS: Record<AnalyticsKind, RegExp> = {
  gtag: /^(G|GT|AW|DC)-[\w-]{1,40}$/,
  gtm: /^GTM-[A-Z0-9]{1,20}$/,
  plausible: /^[a-z0-9]([a-z0-9./-]{0,120}[a-z0-9])?$/,
  matomo: /^\d{1,10}$/,
  meta: /^\d{5,20}$/,
  relay: /^\/[\w./-]{0,200}$/,
};

/** Kinds that keep something on the device or send it to an advertiser: they always need a visitor's consent. */
const NEEDS_CONSENT: Partial<Record<AnalyticsKind, ConsentCategory>> = {
  gtag: "statistics",
  gtm: "statistics",
  meta: "marketing",
};

/**
 * The destinations that are on for a site: those of its option `AnalyticsDestinations` that the operator allows
 * (`ANALYTICS_HOSTS`), else that of `EventTarget`. What cannot be read is left out.
 */
export function analyticsOf(site: WithOptions): Chosen[] {
  const option = jsonOption(site, "AnalyticsDestinations");
  if (!Array.isArray(option)) return ownTarget(site);
  const chosen = option.flatMap((one) => readDestination(one) ?? []);
  const keys = chosen.map(({ kind, id }) => `${kind} ${id}`);
  return chosen.filter((_, at) => keys.indexOf(keys[at] ?? "") === at).slice(0, MOST);
}

/**
 * A product as its page or tile shows it, for what measures in the browser; undefined without a destination, or without
 * a price.
 */
export function trackedProduct(
  { site, currency }: { site: WithOptions; currency: { readonly label: string } },
  { id, name, price }: { id: number; name: string; price: number | null | undefined },
): string | undefined {
  if (typeof price !== "number" || analyticsOf(site).length === 0) return undefined;
  return JSON.stringify({ id, name, price, currency: currency.label });
}

/** The categories of consent that visitors are asked for; empty if only necessary cookies are used. */
export const consentOf = (site: WithOptions): ConsentCategory[] => neededConsent(analyticsOf(site));

function readDestination(given: unknown): Chosen | null {
  if (!isRecord(given)) return null;
  const kind = readKind(given.kind);
  const origins = kind && allowedOrigins(kind, getSettings().ANALYTICS_HOSTS);
  if (!kind || !origins) return null;
  const id = textOf(given.id ?? given.domain ?? given.siteId ?? given.path) ?? defaultId(kind);
  const origin = originFor(origins, textOf(given.host));
  const form = isOwnKind(kind) ? ownDestination(kind)?.id : IDS[kind];
  if (!form?.test(id) || id.startsWith("//") || origin === null) return null;
  return { kind, id, consent: consentFor(kind, given.consent), origin };
}

const readKind = (given: unknown): AnalyticsKind | OwnKind | undefined =>
  typeof given === "string" && isOwnKind(given)
    ? given
    : ANALYTICS_KINDS.find((one) => one === given);

/** From the least to the strictest consent. */
const STRICTER: readonly Chosen["consent"][] = ["none", ...CONSENT_CATEGORIES];

/** A site may ask for more than its destination needs, and never for less. */
function consentFor(kind: AnalyticsKind | OwnKind, given: unknown): Chosen["consent"] {
  const least = isOwnKind(kind) ? leastOf(kind) : NEEDS_CONSENT[kind];
  if (!isConsent(given)) return least ?? "statistics";
  return STRICTER.indexOf(given) < STRICTER.indexOf(least ?? "none") ? (least ?? given) : given;
}

const leastOf = (kind: OwnKind): ConsentCategory | undefined => {
  const least = ownDestination(kind)?.consent;
  return least === "none" ? undefined : least;
};

/**
 * The origin that a site asks for, if it is allowed; otherwise the first allowed one. Empty for the shop's own host.
 */
function originFor(origins: readonly string[], host: string | null): string | null {
  if (host === null) return origins[0] ?? "";
  return origins.find((one) => one.endsWith(`://${host.toLowerCase()}`)) ?? null;
}

const defaultId = (kind: string): string => (kind === "relay" ? RELAY_PATH : "");

const textOf = (value: unknown): string | null => {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
};

function ownTarget(site: WithOptions): Chosen[] {
  const target = readAnalyticsTarget(textOption(site, "EventTarget"), site.domain);
  if (target === null) return [];
  const kind = target === "dataLayer" ? "dataLayer" : "relay";
  return [{ kind, id: target, consent: "none", origin: "" }];
}
