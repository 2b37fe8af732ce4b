/** A whole number above 0, null otherwise (docs/screens.md §4.1). Signs, exponents and decimals are refused. */
export function toQuantity(text: string): number | null {
  const trimmed = text.trim();
  if (!/^\d{1,7}$/.test(trimmed)) return null;
  const quantity = Number(trimmed);
  return quantity > 0 ? quantity : null;
}

/** From this many pieces down the page says how many are left. */
export const LOW_STOCK = 5;
