import type { Destination } from "#lib/web/analytics/destination.ts";
import type { TrackedAction } from "#lib/web/analytics/tracked-action.ts";
import { addScript } from "./add-script.ts";
import { removeCookies } from "./remove-cookies.ts";

/** Meta's queue before its script has come, and its function afterwards. */
interface Fbq {
  (...command: unknown[]): void;
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[];
  push?: Fbq;
  loaded: boolean;
  version: string;
}

declare global {
  interface Window {
    fbq?: Fbq;
    _fbq?: Fbq;
  }
}

/** Meta's standard events; the others are not sent. */
const NAMES: Partial<Record<TrackedAction["type"], string>> = {
  pageView: "PageView",
  search: "Search",
  viewItem: "ViewContent",
  addToWishlist: "AddToWishlist",
  addToCart: "AddToCart",
  beginCheckout: "InitiateCheckout",
  addPaymentInfo: "AddPaymentInfo",
  purchase: "Purchase",
};

/** Meta's pixel. Its automatic data collection is turned off. */
export const meta: Destination = {
  kind: "meta",
  hosts: (origin) => ({
    scripts: [origin],
    connects: ["https://www.facebook.com", origin],
    pictures: ["https://www.facebook.com"],
  }),
  load({ id, origin }) {
    const fbq = queue();
    fbq("consent", "grant");
    fbq("set", "autoConfig", false, id);
    fbq("init", id);
    addScript(`${origin}/en_US/fbevents.js`);
  },
  send({ id }, action) {
    const name = NAMES[action.type];
    if (!name) return;
    const key = action.type === "purchase" ? { eventID: action.orderSlug } : {};
    queue()("trackSingle", id, name, parametersOf(action), key);
  },
  stop() {
    window.fbq?.("consent", "revoke");
    removeCookies(/^_fb[cp]$/);
  },
};

/** The queue of Meta's own snippet. */
function queue(): Fbq {
  if (window.fbq) return window.fbq;
  const call = (...command: unknown[]): void => {
    if (fbq.callMethod) fbq.callMethod(...command);
    else fbq.queue.push(command);
  };
  const fbq: Fbq = Object.assign(call, {
    queue: [],
    loaded: true,
    version: "2.0",
  });
  fbq.push = fbq;
  window.fbq = fbq;
  window._fbq = fbq;
  return fbq;
}

function parametersOf(action: TrackedAction): Record<string, unknown> {
  if (action.type === "pageView") return {};
  if (action.type === "search") return { search_string: action.term };
  const { currency, value, items } = action;
  return {
    currency,
    value,
    content_type: "product",
    content_ids: items.map(({ id }) => String(id)),
    contents: items.map(({ id, quantity }) => ({ id: String(id), quantity })),
    num_items: items.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
