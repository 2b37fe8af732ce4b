import type { Destination } from "#lib/web/analytics/destination.ts";
import { toGa4 } from "#lib/web/analytics/ga4-event.ts";
import { withoutPersonal } from "#lib/web/analytics/page-address.ts";
import type { TrackedAction, TrackedItem } from "#lib/web/analytics/tracked-action.ts";
import { post } from "./post.ts";

/** Matomo by its Tracking HTTP API: no script of its own, no cookie. */
export const matomo: Destination = {
  kind: "matomo",
  hosts: (origin) => ({ scripts: [], connects: [origin], pictures: [] }),
  load() {},
  send({ id, origin }, action) {
    post(
      `${origin}/matomo.php`,
      new URLSearchParams({
        idsite: id,
        rec: "1",
        apiv: "1",
        send_image: "0",
        rand: String(Math.random()).slice(2),
        url: withoutPersonal(location.href),
        urlref: withoutPersonal(document.referrer),
        res: `${screen.width}x${screen.height}`,
        ...parametersOf(action),
      }),
    );
  },
  stop() {},
};

/** A purchase is Matomo's e-commerce order; the steps before it are its events, because its carts are sent as a whole. */
function parametersOf(action: TrackedAction): Record<string, string> {
  if (action.type === "pageView") return {};
  if (action.type === "search") return { search: action.term };
  const { value, items } = action;
  if (action.type === "purchase")
    return {
      idgoal: "0",
      ec_id: action.orderSlug,
      revenue: String(value),
      ec_items: JSON.stringify(items.map(toRow)),
    };
  const [first] = items;
  return {
    e_c: "ecommerce",
    e_a: toGa4(action).name,
    ...(first && { e_n: "list" in action ? action.list : first.name }),
    e_v: String(value),
    ca: "1",
    ...(action.type === "viewItem" &&
      first && { _pks: String(first.id), _pkn: first.name, _pkp: String(first.price) }),
  };
}

/** Number, name, category, price, quantity: Matomo's order of an item's fields. */
const toRow = ({ id, name, price, quantity }: TrackedItem) => [
  String(id),
  name,
  "",
  price,
  quantity,
];
