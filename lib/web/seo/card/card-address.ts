/** The size of a card, the picture that social networks show for a page (Open Graph's usual size). */
export const CARD = { width: 1200, height: 630, type: "image/jpeg" } as const;

/** The subjects of cards. Their texts and pictures are read from the backend, never from the address. */
export const CARD_KINDS = ["site", "page", "post", "product", "category", "term", "event"] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export interface CardName {
  readonly kind: Exclude<CardKind, "site">;
  /** The slug in the page's language; an event's id. */
  readonly slug: string;
}

/** `/api/og/hr/product/reket`: the local address of a card. */
export function cardAddress(locale: string, card?: CardName): string {
  const parts = card ? [card.kind, ...card.slug.split("/")] : ["site"];
  return `/api/og/${[locale, ...parts]
    .map((part) => encodeURIComponent(part.toWellFormed()))
    .join("/")}`;
}
