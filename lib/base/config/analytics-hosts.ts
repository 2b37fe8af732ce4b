/** The kinds of destinations that an operator may allow for analytics. */
export const ANALYTICS_KINDS = ["gtag", "gtm", "plausible", "matomo", "meta", "relay"] as const;

export type AnalyticsKind = (typeof ANALYTICS_KINDS)[number];

/** A destination of an adopter's own: `custom/analytics/NAME.ts` (docs/extending.md). */
export type OwnKind = `custom.${string}`;

/** Whether a text names a destination of an adopter's own; it need not be there. */
export const isOwnKind = (text: string): text is OwnKind => /^custom\.[a-z][a-z0-9-]*$/.test(text);

/** A kind that sites may use, and the host it may be reached at; null is the host of the service itself. */
export interface AllowedAnalytics {
  readonly kind: AnalyticsKind | OwnKind;
  readonly host: string | null;
}

/** Plausible's own service is a default; a Matomo is always somebody's own, and the relay is this host. */
const ALWAYS_NAMED: readonly string[] = ["matomo"];
const NEVER_NAMED: readonly string[] = ["relay"];

/** Reads `gtag,plausible=stats.example.com`; null where a kind is unknown or its host missing or malformed. */
export function parseAnalyticsHosts(value: string): AllowedAnalytics[] | null {
  const items = value.split(",").map((item) => item.trim());
  const allowed = items.filter((item) => item !== "" && item !== "none").map(readItem);
  return allowed.every((one) => one !== null) ? allowed : null;
}

function readItem(item: string): AllowedAnalytics | null {
  const [name = "", host = null, ...rest] = item.split("=");
  const wanted = name.trim().toLowerCase();
  const kind = isOwnKind(wanted) ? wanted : ANALYTICS_KINDS.find((one) => one === wanted);
  if (!kind || rest.length > 0) return null;
  if (host === null) return ALWAYS_NAMED.includes(kind) ? null : { kind, host };
  const named = host.trim().toLowerCase();
  if (NEVER_NAMED.includes(kind) || !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d+)?$/.test(named))
    return null;
  return { kind, host: named };
}
