import type { AnalyticsKind, OwnKind } from "#lib/base/config/analytics-hosts.ts";
import type { ConsentCategory } from "./consent.ts";
import type { TrackedAction } from "./tracked-action.ts";

/** `dataLayer` is the queue of a tag manager that the operator puts into pages some other way; it loads nothing. */
export type DestinationKind = AnalyticsKind | OwnKind | "dataLayer";

/** A destination that is on for a site. */
export interface Chosen {
  readonly kind: DestinationKind;
  /** The id of a property, container, pixel or site, a domain, or the relay's path. */
  readonly id: string;
  /** The consent category it needs; `none` if the destination stores nothing on the device. */
  readonly consent: ConsentCategory | "none";
  /** Where it is reached, such as `https://plausible.io`; empty for the own host. */
  readonly origin: string;
}

/** The sources that a page's content security policy has to allow for a destination. */
export interface Sources {
  readonly scripts: readonly string[];
  readonly connects: readonly string[];
  readonly pictures: readonly string[];
}

export const NO_SOURCES: Sources = { scripts: [], connects: [], pictures: [] };

/** The categories that a visitor has allowed. */
export type Granted = Readonly<Record<ConsentCategory, boolean>>;

/** One file of `destinations/`: the only place that knows how an analytics service is spoken to. */
export interface Destination {
  readonly kind: AnalyticsKind | "dataLayer";
  /** @param origin that of the site's choice @param others further origins that the operator names for the kind */
  readonly hosts: (origin: string, others: readonly string[]) => Sources;
  /** Called once for a document, before the first event, when its category is allowed. */
  readonly load: (chosen: Chosen, granted: Granted) => void;
  readonly send: (chosen: Chosen, action: TrackedAction) => void;
  /** Called when the visitor has withdrawn: nothing may be sent any more, and its cookies go. */
  readonly stop: (chosen: Chosen) => void;
}

/** A destination of an adopter's own (docs/extending.md), with what the server has to know of it. */
export interface OwnDestination extends Omit<Destination, "kind"> {
  /** Where it is reached without a host of the operator's; null for the shop's own host. */
  readonly host: string | null;
  /** How the id of a site's entry looks. */
  readonly id: RegExp;
  /** The lowest consent category it needs; `none` if it stores nothing on the device. */
  readonly consent: ConsentCategory | "none";
}
