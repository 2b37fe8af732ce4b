import "#lib/utils/zod-without-eval.ts";
import { z } from "zod";
import type { ConsentId } from "#lib/api/schemas/user.ts";
import { VALUE_KINDS, type ValueKind } from "#lib/values/kinds.ts";

/**
 * Fields as building blocks (docs/screens.md §4). A message is a key of `errors`, with a number after a colon where
 * it needs one: `required`, `max:75`. Texts are cleaned as their kind says before they are checked and sent
 * (lib/values/kinds.ts).
 */
export const LIMITS = {
  city: VALUE_KINDS.city.max,
  street: VALUE_KINDS.street.max,
  houseNumber: VALUE_KINDS.houseNumber.max,
  zipCode: VALUE_KINDS.postalCode.max,
  text: VALUE_KINDS.line.max,
  email: VALUE_KINDS.email.max,
  cardNumber: VALUE_KINDS.cardNumber.max,
  password: 200,
} as const;

/** A field that may be empty. */
export const optional = ({ clean, accepts, refusal, max }: ValueKind) =>
  z
    .string()
    .transform(clean)
    .pipe(
      z
        .string()
        .max(max, `max:${max}`)
        .refine((value) => value === "" || accepts(value), refusal),
    );

/** A field that must be filled in. */
export const required = (kind: ValueKind) => optional(kind).pipe(z.string().min(1, "required"));

export const requiredEmail = required(VALUE_KINDS.email);

/** A person's name; the letters-only rule is off where the site switches it off (docs/screens.md §4.9). */
export const personName = (anyNames: boolean) =>
  required(anyNames ? VALUE_KINDS.anyName : VALUE_KINDS.name);

/** A list of accepted consents that must hold the required ones. */
export const consentList = (required: readonly ConsentId[]) =>
  z
    .array(z.union([z.string(), z.number()]))
    .refine(
      (accepted) => required.every((consent) => accepted.includes(consent)),
      "consentRequired",
    );

/** The least length of a password (docs/screens.md §6.2). */
export const MIN_PASSWORD_LENGTH = 8;
export const requiredPassword = z
  .string()
  .min(1, "required")
  .min(MIN_PASSWORD_LENGTH, `min:${MIN_PASSWORD_LENGTH}`)
  .max(LIMITS.password, `max:${LIMITS.password}`);
