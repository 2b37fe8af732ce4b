import { slugsOf, t } from "../text.ts";
import type { Text } from "../types.ts";

/** A word that ties products of several categories together. */
export interface SeedProductTag {
  readonly id: number;
  readonly name: Text;
  readonly slug: Text;
  /** Ids of products of this seed. */
  readonly products: readonly number[];
}

const tag = (id: number, name: Text, products: readonly number[]): SeedProductTag => ({
  id,
  name,
  slug: slugsOf(name),
  products,
});

export const productTags: readonly SeedProductTag[] = [
  tag(1, t("For clay", "Za zemlju", "Für Sand"), [1001, 1013, 1016, 1017, 1019, 1020, 1036]),
  tag(2, t("First steps", "Prvi koraci", "Erste Schritte"), [1009, 1010, 1023, 1037, 1038, 1061]),
  tag(3, t("Easy on the arm", "Nježno za ruku", "Armschonend"), [1006, 1014, 1015]),
  tag(4, t("For the league", "Za ligu", "Für die Liga"), [1003, 1005, 1021, 1035, 1039]),
];
