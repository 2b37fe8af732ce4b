import type { AllowedAnalytics } from "#lib/base/config/analytics-hosts.ts";
import { isLoopback } from "#lib/base/utils/loopback.ts";
import type { Chosen, Destination, DestinationKind, Sources } from "./destination.ts";
import { dataLayer } from "./destinations/data-layer.ts";
import { gtag } from "./destinations/gtag.ts";
import { gtm } from "./destinations/gtm.ts";
import { matomo } from "./destinations/matomo.ts";
import { meta } from "./destinations/meta.ts";
import { plausible } from "./destinations/plausible.ts";
import { relay } from "./destinations/relay.ts";

const DESTINATIONS: Record<DestinationKind, Destination> = {
  gtag,
  gtm,
  plausible,
  matomo,
  meta,
  relay,
  dataLayer,
};

/** The services' own hosts, where the operator names a kind without one. */
const OWN_HOSTS: Partial<Record<DestinationKind, string>> = {
  gtag: "www.googletagmanager.com",
  gtm: "www.googletagmanager.com",
  plausible: "plausible.io",
  meta: "connect.facebook.net",
};

/**
 * The origins at which the operator allows a kind, the first of which a site uses without a choice of its own; null
 * where it isn't allowed. The relay and the page's own queue have no origin.
 */
export function allowedOrigins(
  kind: DestinationKind,
  allowed: readonly AllowedAnalytics[],
): readonly string[] | null {
  if (kind === "dataLayer") return [];
  const named = allowed.filter((one) => one.kind === kind);
  if (named.length === 0) return null;
  return [...new Set(named.flatMap(({ host }) => toOrigin(host ?? OWN_HOSTS[kind]) ?? []))];
}

/** `http` on this machine alone. */
const toOrigin = (host: string | undefined): string | null =>
  host === undefined
    ? null
    : `${isLoopback(host.split(":")[0] ?? "") ? "http" : "https"}://${host}`;

/** The sources that a page with these destinations needs. What the operator does not allow opens nothing. */
export function sourcesOf(
  chosen: readonly Chosen[],
  allowed: readonly AllowedAnalytics[],
): Sources {
  const each = chosen.flatMap(({ kind, origin }) => {
    const origins = allowedOrigins(kind, allowed);
    if (!origins || (origin !== "" && !origins.includes(origin))) return [];
    // Only a container loads more than its own script; a second host of another kind is for another site.
    const others = kind === "gtm" ? origins.filter((one) => one !== origin) : [];
    return [DESTINATIONS[kind].hosts(origin, others)];
  });
  return {
    scripts: each.flatMap(({ scripts }) => scripts),
    connects: each.flatMap(({ connects }) => connects),
    pictures: each.flatMap(({ pictures }) => pictures),
  };
}
