import "#lib/base/utils/zod-without-eval.ts";
import { z } from "zod";
import { isRecord } from "#lib/base/utils/is-record.ts";
import { parseJson } from "#lib/base/utils/parse-json.ts";
import { sentAs } from "./sent-as.ts";

/**
 * Building blocks for lenient reading (docs/contract.md §1.5): unknown fields pass, missing optional fields default, a
 * number may come as a numeric string, `null` means "not there".
 */

/** A number, also from a numeric string. Fails on anything else. */
export const number = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
]);

/** An identifier: an integer on the wire, opaque to us. */
export const id = number;

/** A number that may be missing, null or unreadable. */
export const numberOr = <D extends number | null>(fallback: D) =>
  number
    .nullish()
    .catch(null)
    .transform((value): number | D => value ?? fallback);

/** A text that may be missing, null or a number. */
export const textOr = <D extends string | null>(fallback: D) =>
  z
    .union([z.string(), z.number().transform(String)])
    .nullish()
    .catch(null)
    .transform((value): string | D => value ?? fallback);

const flag = z.union([z.boolean(), z.number(), z.string()]).nullish().catch(null);
const toFlag = (value: z.output<typeof flag>): boolean | null =>
  value === null || value === undefined || value === ""
    ? null
    : value === true || value === 1 || value === "true" || value === "1";

/** A boolean that may come as `"true"`, `"1"`, 1 or not at all. */
export const flagOr = (fallback: boolean) =>
  flag.transform((value): boolean => toFlag(value) ?? fallback);

/** The same; null if the backend does not say. */
export const flagOrNull = flag.transform(toFlag);

/**
 * The answer to a write, of which nothing is needed: where it cannot be read, all of it is missing. What was carried out has not
 * failed because of its answer, and done again it would meet itself.
 */
export const orMissing = <T extends z.ZodType>(schema: T) => schema.catch(() => schema.parse({}));

/** A list that may be missing; unreadable entries are left out without failing the list. */
export const listOf = <T extends z.ZodType>(item: T) =>
  sentAs(
    z
      .array(z.unknown())
      .nullish()
      .catch(null)
      .transform((values): z.output<T>[] =>
        (values ?? []).flatMap((value) => {
          const read = item.safeParse(value);
          return read.success ? [read.data] : [];
        }),
      ),
    { rows: item },
  );

/** A JSON object that may be missing, or come as a JSON string (docs/contract.md §6.3). */
export const blob = sentAs(
  z
    .unknown()
    .optional()
    .transform((value): Record<string, unknown> => {
      const read = typeof value === "string" ? parseJson(value) : value;
      return isRecord(read) ? read : {};
    }),
  { oneOf: [z.record(z.string(), z.unknown()), z.string(), z.null()] },
);

/** Named texts, e.g. the slugs of an entity in other languages. */
export const dictionary = sentAs(
  blob.transform((value) =>
    Object.fromEntries(
      Object.entries(value).filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      ),
    ),
  ),
  { oneOf: [z.record(z.string(), z.string()), z.string(), z.null()] },
);
