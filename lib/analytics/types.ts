/** A product as events name it; `price` of a piece in the event's currency. */
export interface ShopItem {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
}

interface Amounts {
  /** Currency label, e.g. `EUR`. */
  readonly currency: string;
  /** What the items cost together. */
  readonly value: number;
  readonly items: readonly ShopItem[];
}

/** What a shop tells of itself: no names, no addresses, no e-mails, no session. */
export type ShopEvent =
  | ({ readonly type: "viewItem" } & Amounts)
  | ({ readonly type: "addToCart" } & Amounts)
  | ({ readonly type: "removeFromCart" } & Amounts)
  | ({ readonly type: "beginCheckout" } & Amounts)
  | ({ readonly type: "purchase"; readonly orderSlug: string } & Amounts);
