import { z } from "zod";
import { mediaOfValue, mediaOrNull } from "./media-schema.ts";
import { flagOr, id, listOf, numberOr, textOr } from "./schema-fields.ts";

/** A bound of a range: a number, or a date as ISO text. */
const bound = z
  .union([z.number(), z.string()])
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/** The rows, if the list uses this name. */
const filterValue = z
  .object({
    attributeID: z
      .union([z.string(), z.number().transform(String)])
      .nullish()
      .catch(null),
    id: z
      .union([z.string(), z.number().transform(String)])
      .nullish()
      .catch(null),
    valueLabel: textOr(""),
    totalProducts: numberOr(null),
    minValue: bound,
    maxValue: bound,
    media: mediaOrNull,
    color: textOr(""),
    isMedia: flagOr(false),
  })
  .transform(({ attributeID, id, media, ...rest }) => ({
    id: attributeID ?? id ?? "",
    media: mediaOfValue(media, rest.valueLabel, rest.isMedia),
    ...rest,
  }));

/** A filter of a product list (docs/contract.md §4.4). `attributeCode` is its key in the query. */
export const layeredFilter = z.object({
  attributeCode: z.string().min(1),
  label: textOr(""),
  type: textOr("dropdown"),
  attributeID: id.nullish().catch(null),
  values: listOf(filterValue),
});
export type LayeredFilter = z.output<typeof layeredFilter>;
export type LayeredFilterValue = LayeredFilter["values"][number];
