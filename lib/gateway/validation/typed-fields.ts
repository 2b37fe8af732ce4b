import "#lib/base/utils/zod-without-eval.ts";
import { z } from "zod";
import type { ConsentId } from "#lib/shop/api/schemas/user-schema.ts";
import { VALUE_KINDS, type ValueKind } from "#lib/shop/values/kinds.ts";

/**
 * Fields as building blocks (docs/screens.md §4). A message is a key of `errors`, followed by a limit after a colon if
 * it needs one, and the actual length if it is too long: `required`, `min:8`, `max:75:82`. Texts are cleaned according
 * to their kind before they are validated and sent (lib/shop/values/kinds.ts).
 */

/** A text of at most so many UTF-16 units. */
const atMost = (max: number) =>
  z.string().max(max, { error: ({ input }) => `max:${max}:${String(input).length}` });

/** A field that may be empty. */
export const optional = ({ clean, accepts, refusal, max }: ValueKind) =>
  z
    .string()
    .transform(clean)
    .pipe(atMost(max).refine((value) => value === "" || accepts(value), refusal));

/** A field that must be filled in. */
export const required = (kind: ValueKind) => optional(kind).pipe(z.string().min(1, "required"));

export const requiredEmail = required(VALUE_KINDS.email);

/** A person's name; a site can switch the letters-only rule off (docs/screens.md §4.9). */
export const personName = (anyNames: boolean) =>
  required(anyNames ? VALUE_KINDS.anyName : VALUE_KINDS.name);

/** A list of accepted consents that must include the required ones. */
export const consentList = (required: readonly ConsentId[]) =>
  z
    .array(z.union([z.string(), z.number()]))
    .refine(
      (accepted) => required.every((consent) => accepted.includes(consent)),
      "consentRequired",
    );

/** The least length of a password (docs/screens.md §6.2). */
export const MIN_PASSWORD_LENGTH = 8;
const LONGEST_PASSWORD = 200;
export const requiredPassword = atMost(LONGEST_PASSWORD)
  .min(1, "required")
  .min(MIN_PASSWORD_LENGTH, `min:${MIN_PASSWORD_LENGTH}`);
