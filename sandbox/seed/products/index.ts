import type { SeedProduct } from "../types.ts";
import { accessories } from "./accessories.ts";
import { bags } from "./bags.ts";
import { balls } from "./balls.ts";
import { bundles } from "./bundles.ts";
import { adultClothing } from "./clothing-adults.ts";
import { kidsClothing } from "./clothing-kids.ts";
import { withFacts } from "./facts.ts";
import { learning } from "./learning.ts";
import { lessons } from "./lessons.ts";
import { rackets } from "./rackets.ts";
import { juniorRackets } from "./rackets-junior.ts";
import { shoes } from "./shoes.ts";
import { strings } from "./strings.ts";

const all: readonly SeedProduct[] = [
  ...rackets,
  ...juniorRackets,
  ...strings,
  ...shoes,
  ...adultClothing,
  ...kidsClothing,
  ...balls,
  ...bags,
  ...accessories,
  ...lessons,
  ...learning,
  ...bundles,
];

/** Everything in the shop. */
export const products: readonly SeedProduct[] = all.map(withFacts);
