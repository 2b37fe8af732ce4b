import { hrefTo } from "./routes.ts";

const NAME = "review";

/** The address of a product that opens the form for a review of what an order brought. */
export const reviewHref = (
  slug: string,
  orderId: number,
  site: Parameters<typeof hrefTo>[1],
): string => `${hrefTo({ name: "product", slug }, site, { [NAME]: String(orderId) })}#reviews`;

/** The order that such an address names; null for every other one. */
export function invitedOrder(search: string): number | null {
  const text = new URLSearchParams(search).get(NAME) ?? "";
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
