import { type Destination, NO_SOURCES } from "#lib/web/analytics/destination.ts";
import { toGa4 } from "#lib/web/analytics/ga4-event.ts";
import { withoutPersonal } from "#lib/web/analytics/page-address.ts";
import type { TrackedAction } from "#lib/web/analytics/tracked-action.ts";
import { pushToDataLayer } from "./google.ts";

/** Pushes an event as tag managers expect it. */
export function pushEvent(action: TrackedAction): void {
  const { name, isEcommerce, params } = toGa4(action);
  // Tag managers merge entries: without this the items of an earlier event would stay.
  if (isEcommerce) pushToDataLayer({ ecommerce: null });
  const address =
    action.type === "pageView" ? { page_location: withoutPersonal(location.href) } : {};
  pushToDataLayer({ event: name, ...address, ...(isEcommerce ? { ecommerce: params } : params) });
}

/** The queue of a tag manager that comes into the page some other way (site option `EventTarget`). */
export const dataLayer: Destination = {
  kind: "dataLayer",
  hosts: () => NO_SOURCES,
  load() {},
  send: (_, action) => pushEvent(action),
  stop() {},
};
