/** Every query of the browser, in one place. */
export const queryKeys = {
  cart: ["cart"] as const,
  countries: (cartId: string | null) => ["checkout", "countries", cartId] as const,
  /** Methods depend on the address as the backend last heard of it: `revision` counts its changes. */
  delivery: (cartId: string | null, revision: number) =>
    ["checkout", "delivery", cartId, revision] as const,
  /** Results are of one language, which a page never changes. */
  search: (category: string, keywords: string, page: number) =>
    ["search", category, keywords, page] as const,
  suggestions: (keywords: string) => ["suggestions", keywords] as const,
  payment: (cartId: string | null, revision: number) =>
    ["checkout", "payment", cartId, revision] as const,
};
