import { relayEvent } from "#lib/gateway/analytics/relay-event.ts";

export const dynamic = "force-dynamic";

/** The relay of analytics (docs/analytics.md): an event of a visitor's page, for the operator's own collector or the log. */
export const POST = (request: Request): Promise<Response> => relayEvent(request);
