/** A product as sent to analytics; `price` of one piece in the action's currency. */
export interface TrackedItem {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
}

interface Amounts {
  /** Currency label, e.g. `EUR`. */
  readonly currency: string;
  /** The total price of the items. */
  readonly value: number;
  readonly items: readonly TrackedItem[];
}

interface ListAmounts extends Amounts {
  /** The heading of the list as the shopper sees it. */
  readonly list: string;
}

/** The data sent to analytics: never a name, an address, an e-mail or a session. */
export type TrackedAction =
  | { readonly type: "pageView" }
  | { readonly type: "search"; readonly term: string }
  | ({ readonly type: "viewItemList" } & ListAmounts)
  | ({ readonly type: "selectItem" } & ListAmounts)
  | ({ readonly type: "viewItem" } & Amounts)
  | ({ readonly type: "addToWishlist" } & Amounts)
  | ({ readonly type: "addToCart" } & Amounts)
  | ({ readonly type: "removeFromCart" } & Amounts)
  | ({ readonly type: "viewCart" } & Amounts)
  | ({ readonly type: "beginCheckout" } & Amounts)
  | ({ readonly type: "addShippingInfo" } & Amounts)
  | ({ readonly type: "addPaymentInfo" } & Amounts)
  | ({ readonly type: "purchase"; readonly orderSlug: string } & Amounts)
  /** An order that was cancelled here, and will not be paid or is paid back. */
  | ({ readonly type: "refund"; readonly orderSlug: string } & Amounts);
