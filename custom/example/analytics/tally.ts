import type { OwnDestination } from "#lib/web/analytics/destination.ts";
import { post } from "#lib/web/analytics/destinations/post.ts";
import { toGa4 } from "#lib/web/analytics/ga4-event.ts";
import { withoutPersonal } from "#lib/web/analytics/page-address.ts";

/** A self-made counter: events are sent to it as JSON, and nothing is stored on the device. */
export const destination: OwnDestination = {
  host: "tally.example",
  id: /^[a-z0-9-]{1,40}$/,
  consent: "none",
  hosts: (origin) => ({ scripts: [], connects: [origin], pictures: [] }),
  load() {},
  send({ id, origin }, action) {
    const { name, params } = toGa4(action);
    const page = withoutPersonal(location.href);
    post(`${origin}/events/${id}`, JSON.stringify({ name, page, ...params }), "text/plain");
  },
  stop() {},
};
