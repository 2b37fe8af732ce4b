import type { Destination } from "#lib/web/analytics/destination.ts";
import { toGa4 } from "#lib/web/analytics/ga4-event.ts";
import { withoutPersonal } from "#lib/web/analytics/page-address.ts";
import type { TrackedAction } from "#lib/web/analytics/tracked-action.ts";
import { post } from "./post.ts";

/** Plausible by its Events API: no script of its own, no cookie. Events have GA4's names. */
export const plausible: Destination = {
  kind: "plausible",
  hosts: (origin) => ({ scripts: [], connects: [origin], pictures: [] }),
  load() {},
  send({ id, origin }, action) {
    const body = {
      name: action.type === "pageView" ? "pageview" : toGa4(action).name,
      url: withoutPersonal(location.href),
      domain: id,
      referrer: withoutPersonal(document.referrer) || null,
      ...propertiesOf(action),
    };
    // Plausible's own script sends plain text too, which needs no question of the browser to the host first.
    post(`${origin}/api/event`, JSON.stringify(body), "text/plain");
  },
  stop() {},
};

/** Plausible adds up `revenue`, so only a purchase has one; its properties are texts. */
function propertiesOf(action: TrackedAction) {
  if (action.type === "pageView") return {};
  if (action.type === "search") return { props: { search_term: action.term } };
  const { value, currency, items } = action;
  return {
    props: {
      value: String(value),
      currency,
      items: items
        .map(({ name }) => name)
        .join(", ")
        .slice(0, 1_000),
      ...("list" in action && { list: action.list }),
    },
    ...(action.type === "purchase" && { revenue: { currency, amount: value } }),
  };
}
