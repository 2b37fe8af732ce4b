import type { TrackedProduct } from "./tracked-product.ts";

/** The amounts of products as their prices were shown, one piece each. */
export const amountsOf = (products: readonly TrackedProduct[]) => ({
  currency: products[0]?.currency ?? "",
  value: sum(products.map(({ price }) => price)),
  items: products.map(({ id, name, price }) => ({ id, name, price, quantity: 1 })),
});

/** Rounded to a ten-thousandth, so that 0.1 and 0.2 add up to 0.3. */
const sum = (prices: readonly number[]): number =>
  Math.round(prices.reduce((total, price) => total + price, 0) * 10_000) / 10_000;
