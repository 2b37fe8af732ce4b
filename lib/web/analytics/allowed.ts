import { CUSTOM_DESTINATIONS } from "#custom/generated/destinations.ts";
import { type AllowedAnalytics, isOwnKind } from "#lib/base/config/analytics-hosts.ts";
import { isLoopback } from "#lib/base/utils/loopback.ts";
import type {
  Chosen,
  Destination,
  DestinationKind,
  OwnDestination,
  Sources,
} from "./destination.ts";
import { dataLayer } from "./destinations/data-layer.ts";
import { gtag } from "./destinations/gtag.ts";
import { gtm } from "./destinations/gtm.ts";
import { matomo } from "./destinations/matomo.ts";
import { meta } from "./destinations/meta.ts";
import { plausible } from "./destinations/plausible.ts";
import { relay } from "./destinations/relay.ts";

const DESTINATIONS: Record<Destination["kind"], Destination> = {
  gtag,
  gtm,
  plausible,
  matomo,
  meta,
  relay,
  dataLayer,
};

/** The adopter's own destination of that kind; undefined for a kind of the shop's, and for an unknown one. */
export function ownDestination(kind: string): OwnDestination | undefined {
  const name = kind.startsWith("custom.") ? kind.slice("custom.".length) : "";
  return Object.hasOwn(CUSTOM_DESTINATIONS, name) ? CUSTOM_DESTINATIONS[name] : undefined;
}

/** The services' own hosts, for kinds that the operator names without a host. */
const OWN_HOSTS: Partial<Record<Destination["kind"], string>> = {
  gtag: "www.googletagmanager.com",
  gtm: "www.googletagmanager.com",
  plausible: "plausible.io",
  meta: "connect.facebook.net",
};

/**
 * The origins that the operator allows for a kind; a site without its own choice uses the first. Null if the kind isn't
 * allowed. The relay and the page's own queue have no origin.
 */
export function allowedOrigins(
  kind: DestinationKind,
  allowed: readonly AllowedAnalytics[],
): readonly string[] | null {
  if (kind === "dataLayer") return [];
  const named = allowed.filter((one) => one.kind === kind);
  if (named.length === 0) return null;
  const usual = isOwnKind(kind) ? ownDestination(kind)?.host : OWN_HOSTS[kind];
  return [...new Set(named.flatMap(({ host }) => toOrigin(host ?? usual) ?? []))];
}

/** `http` on this machine alone. */
const toOrigin = (host: string | null | undefined): string | null =>
  host === undefined || host === null
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
    // Only a container loads further scripts; a second host of another kind belongs to another site.
    const others = kind === "gtm" ? origins.filter((one) => one !== origin) : [];
    const destination = isOwnKind(kind) ? ownDestination(kind) : DESTINATIONS[kind];
    return destination ? [destination.hosts(origin, others)] : [];
  });
  return {
    scripts: each.flatMap(({ scripts }) => scripts),
    connects: each.flatMap(({ connects }) => connects),
    pictures: each.flatMap(({ pictures }) => pictures),
  };
}
