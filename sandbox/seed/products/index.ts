import type { SeedProduct } from "../types.ts";
import { rackets } from "./rackets.ts";
import { juniorRackets } from "./rackets-junior.ts";

const all: readonly SeedProduct[] = [...rackets, ...juniorRackets];
const known = new Set(all.map(({ id }) => id));

export const products: readonly SeedProduct[] = all.map((one) => ({
  ...one,
  crossSell: one.crossSell?.filter((id) => known.has(id)) ?? [],
}));
