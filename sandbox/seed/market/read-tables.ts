import { readJson, readList } from "../read.ts";
import type { AttributeRow, CategoryRow, Kind, Tables } from "./table-types.ts";

const KINDS = ["electronics", "home", "shoes", "books", "groceries"];

export const readTables = (): Tables => ({
  categories: readList<CategoryRow>("market", "tables/categories.json"),
  attributes: readList<AttributeRow>("market", "tables/attributes.json"),
  colours: readJson<Tables["colours"]>({}, "market", "tables/colours.json"),
  reviews: readJson<Tables["reviews"]>({}, "market", "tables/reviews.json"),
  kinds: KINDS.flatMap((name) => readList<Kind>("market", `tables/${name}.json`)),
});
