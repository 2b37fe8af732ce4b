/** The keys of all queries of the browser. */
export const queryKeys = {
  cart: ["cart"] as const,
  /** Products of the cart's lines, and their cross-sell products. */
  cartProducts: (ids: readonly number[]) => ["cartProducts", ids] as const,
  deliveryOffers: (ids: readonly number[], currency: number) =>
    ["deliveryOffers", ids, currency] as const,
  keptCards: (ids: readonly number[]) => ["keptCards", ids] as const,
  compared: (ids: readonly number[]) => ["compared", ids] as const,
  cartCrossSell: (ids: readonly number[], slugs: readonly string[]) =>
    ["cartCrossSell", ids, slugs] as const,
  /** A bundle with its parts, while its dialog is open. */
  bundle: (slug: string, productId: number | undefined) => ["bundle", slug, productId] as const,
  /** The logged-in customer: cleared at logout, like all of `PERSONAL`. */
  user: ["user"] as const,
  countries: (cartId: string | null) => ["checkout", "countries", cartId] as const,
  /** The methods depend on the address saved at the backend: `revision` counts its changes. */
  delivery: (cartId: string | null, revision: number) =>
    ["checkout", "delivery", cartId, revision] as const,
  /** Results are in the page's language, which never changes within a page. */
  search: (category: string, keywords: string, page: number) =>
    ["search", category, keywords, page] as const,
  shopFilters: ["shopFilters"] as const,
  suggestions: (keywords: string) => ["suggestions", keywords] as const,
  wishlist: (ids: readonly number[]) => ["wishlist", ...ids] as const,
  orders: (page: number) => ["orders", page] as const,
  order: (id: number) => ["order", id] as const,
  placedOrder: (slug: string) => ["order", "placed", slug] as const,
  orderBySlug: (slug: string) => ["order", "slug", slug] as const,
  payment: (cartId: string | null, revision: number) =>
    ["checkout", "payment", cartId, revision] as const,
};

/** First parts of the keys that belong to one person: cleared at logout. */
export const PERSONAL: ReadonlySet<string> = new Set(["user", "wishlist", "orders", "order"]);
