import type { TrackedAction, TrackedItem } from "./tracked-action.ts";

/** GA4's names of recommended events, which other services and tag managers know too. */
const NAMES: Record<TrackedAction["type"], string> = {
  pageView: "page_view",
  search: "search",
  viewItemList: "view_item_list",
  selectItem: "select_item",
  viewItem: "view_item",
  addToWishlist: "add_to_wishlist",
  addToCart: "add_to_cart",
  removeFromCart: "remove_from_cart",
  viewCart: "view_cart",
  beginCheckout: "begin_checkout",
  addShippingInfo: "add_shipping_info",
  addPaymentInfo: "add_payment_info",
  purchase: "purchase",
  refund: "refund",
};

/** An event as GA4 defines it; `params` of an e-commerce event are also what a tag manager expects as `ecommerce`. */
export interface Ga4Event {
  readonly name: string;
  readonly isEcommerce: boolean;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Translates an action of the shop into GA4's event. */
export function toGa4(action: TrackedAction): Ga4Event {
  const name = NAMES[action.type];
  if (action.type === "pageView") return { name, isEcommerce: false, params: {} };
  if (action.type === "search")
    return { name, isEcommerce: false, params: { search_term: action.term } };
  return {
    name,
    isEcommerce: true,
    params: {
      ...("orderSlug" in action && { transaction_id: action.orderSlug }),
      ...("list" in action && { item_list_name: action.list }),
      currency: action.currency,
      value: action.value,
      items: action.items.map(toGa4Item),
    },
  };
}

const toGa4Item = ({ id, name, price, quantity }: TrackedItem) => ({
  item_id: String(id),
  item_name: name,
  price,
  quantity,
});
