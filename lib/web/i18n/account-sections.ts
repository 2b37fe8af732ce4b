/** The pages of the account besides its overview: the last segment of their addresses, in every language. */
export const ACCOUNT_SECTIONS = [
  "orders",
  "wishlist",
  "details",
  "addresses",
  "card",
  "password",
  "data",
] as const;

export type AccountSection = (typeof ACCOUNT_SECTIONS)[number];

export const isAccountSection = (segment: string): segment is AccountSection =>
  ACCOUNT_SECTIONS.some((section) => section === segment);

/** The messages that name them. */
export const SECTION_TITLES = {
  orders: "orders.title",
  wishlist: "wishlist.title",
  details: "profile.details.title",
  addresses: "profile.addresses.title",
  card: "profile.card.title",
  password: "profile.password",
  data: "profile.data.title",
} as const satisfies Record<AccountSection, string>;
