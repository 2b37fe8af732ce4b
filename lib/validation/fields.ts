import "#lib/utils/zod-without-eval.ts";
import { z } from "zod";
import type { ConsentId } from "#lib/api/schemas/user.ts";

/**
 * Fields as building blocks (docs/screens.md §4). A message is a key of `errors`, with a number after a colon where
 * it needs one: `required`, `max:75`. Texts are trimmed before they are checked and sent.
 */
export const LIMITS = {
  country: 75,
  city: 75,
  street: 75,
  houseNumber: 15,
  zipCode: 25,
  text: 500,
  email: 250,
  password: 200,
} as const;

export const optionalText = (max: number = LIMITS.text) => z.string().trim().max(max, `max:${max}`);

export const requiredText = (max: number = LIMITS.text) =>
  z.string().trim().min(1, "required").max(max, `max:${max}`);

export const requiredEmail = requiredText(LIMITS.email).pipe(z.email("email"));

/** Letters of any script, spaces, apostrophes and hyphens (docs/screens.md §4.9). */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}\s'’\-‐-]*$/u;
/** A person's name; the letters-only rule is off where the site switches it off (`anyNames`). */
export const personName = (anyNames: boolean) =>
  anyNames ? requiredText() : requiredText().pipe(z.string().regex(NAME, "lettersOnly"));

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
