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

/** The data sent to analytics: never a name, an address, an e-mail or a session. */
export type TrackedAction =
  | ({ readonly type: "viewItem" } & Amounts)
  | ({ readonly type: "addToCart" } & Amounts)
  | ({ readonly type: "removeFromCart" } & Amounts)
  | ({ readonly type: "beginCheckout" } & Amounts)
  | ({ readonly type: "purchase"; readonly orderSlug: string } & Amounts);
