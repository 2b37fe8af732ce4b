import type { SeedReview } from "../types-catalogue.ts";
import type { Chance } from "./random.ts";
import type { Kind, Tables } from "./table-types.ts";
import { filled } from "./words.ts";

const FIRST = [
  "Alice",
  "Ben",
  "Chloe",
  "Daniel",
  "Ewa",
  "Farid",
  "Grace",
  "Harvey",
  "Isla",
  "Jonas",
  "Kemi",
  "Liam",
  "Maya",
  "Nico",
  "Orla",
  "Peter",
];
const LAST = "ABCDEFGHKLMNPRSTW";
/** How many stars: most are content. */
const STARS = [5, 5, 5, 4, 4, 4, 3, 3, 2, 1];
const MOST = 5;

/** The reviews of a product, in sentences about goods of its kind; two in five products have none. */
export function reviewsOf(
  tables: Tables["reviews"],
  kind: Kind,
  words: Readonly<Record<string, string>>,
  chance: Chance,
): SeedReview[] {
  const [begins, goesOn] = tables[kind.reviews] ?? [[], []];
  if (chance.next() < 0.4 || begins.length === 0) return [];
  const count = chance.whole(1, MOST);
  // A product gets no sentence twice.
  const first = chance.some(begins, count);
  const second = chance.some(goesOn, count);
  return first.map((begin, index) => ({
    author: `${chance.of(FIRST)} ${chance.of([...LAST])}.`,
    rating: chance.of(STARS),
    body: { en: `${filled(begin, words)} ${filled(second[index] ?? "", words)}`.trim() },
    daysAgo: chance.whole(3, 500),
    verified: chance.next() < 0.7,
  }));
}
