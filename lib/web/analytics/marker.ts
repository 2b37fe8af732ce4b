import { ANALYTICS_KINDS, isOwnKind } from "#lib/base/config/analytics-hosts.ts";
import { CONSENT_CATEGORIES, type ConsentCategory } from "./consent.ts";
import type { Chosen, DestinationKind } from "./destination.ts";

/**
 * The destinations of a site as the text of `<html data-analytics>`: `kind,id,consent,origin`, separated by spaces. The
 * browser reads from it where to send, and the page cache which sources the policy must allow.
 */
export const formatMarker = (chosen: readonly Chosen[]): string =>
  chosen
    .map(({ kind, id, consent, origin }) =>
      [kind, encodeURIComponent(id), consent, origin].join(","),
    )
    .join(" ");

/** Reads what {@link formatMarker} wrote; what it did not write is left out. */
export const readMarker = (text: string): Chosen[] =>
  text.split(" ").flatMap((part) => {
    const [kind, id, consent, origin = ""] = part.split(",");
    return isKind(kind) && id && isConsent(consent)
      ? [{ kind, id: decodeURIComponent(id), consent, origin }]
      : [];
  });

/** The categories that these destinations need, each once. */
export const neededConsent = (chosen: readonly Pick<Chosen, "consent">[]): ConsentCategory[] =>
  CONSENT_CATEGORIES.filter((category) => chosen.some(({ consent }) => consent === category));

const KINDS: readonly string[] = [...ANALYTICS_KINDS, "dataLayer"];
const isKind = (text: unknown): text is DestinationKind =>
  typeof text === "string" && (KINDS.includes(text) || isOwnKind(text));

const CONSENTS: readonly string[] = [...CONSENT_CATEGORIES, "none"];
export const isConsent = (text: unknown): text is Chosen["consent"] =>
  typeof text === "string" && CONSENTS.includes(text);
