import { z } from "zod";
import { VALUE_KINDS, type ValueKind } from "#lib/values/kinds.ts";

/** Building blocks for what is sent: strict, bounded (docs/contract.md §1.5). */

/** A text that must not be empty. */
export const text = z.string().min(1).max(2000);

/** A short text that may be empty, e.g. a field of a form. */
export const shortText = z.string().max(500);

/**
 * What somebody typed, as its kind is sent (decision 0088): cleaned and checked again, whatever the browser has done. It may
 * be empty; the message of a refusal is a key of `errors`.
 */
export const valueOut = ({ clean, accepts, refusal, max }: ValueKind) =>
  z
    .string()
    .max(4 * max + 1_000)
    .transform(clean)
    .pipe(
      z
        .string()
        .max(max)
        .refine((value) => value === "" || accepts(value), refusal),
    );

/** The same where something must have been typed. */
export const givenOut = (kind: ValueKind) => valueOut(kind).pipe(z.string().min(1, "required"));

/** An e-mail address that is given. */
export const emailOut = givenOut(VALUE_KINDS.email);

/** Words to search for. */
export const searchOut = valueOut(VALUE_KINDS.search);

/** An identifier in a JSON body. */
export const idOut = z.number().int();

/** As long as the longest number that is still exact (2^53). */
const ID = /^\d{1,16}$/;

/** An identifier in a query, where a browser's numbers arrive as texts. */
export const idQuery = z.union([idOut, z.string().regex(ID)]);

/** `1,2,3` on the wire; takes a list too. */
export const idsQuery = z
  .union([
    z.array(idQuery).min(1).max(200).readonly(),
    z.string().regex(/^\d{1,16}(,\d{1,16}){0,199}$/),
  ])
  .transform((ids) => (typeof ids === "string" ? ids : ids.join(",")));

/** An answer without content: whatever comes is dropped. */
export const nothing = z
  .unknown()
  .optional()
  .transform((): Record<string, never> => ({}));

/** `uniqueNumber`s of consents, in the type in which the backend gave them. */
export const consentsOut = z.array(z.union([text, z.number()])).max(50);

/** A count in a query, where a browser's numbers arrive as texts. */
export const countQuery = z.union([z.number().int(), z.string().regex(/^\d{1,4}$/)]).optional();

/** A two-letter language. */
export const languageOut = z.string().regex(/^[a-z]{2}$/);

/** Letters and digits of any script in lower case with single hyphens between: what every backend takes as a slug. */
export const slugOut = z
  .string()
  .min(4)
  .max(200)
  .regex(/^[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u);

/** A medium of the library as it came, or none. */
export const mediaOut = z.looseObject({ id: idOut }).nullable();

/** Page and limit count from 1. A longer page would hold up everybody while it is read. */
export const paging = {
  page: z.number().int().min(1).max(100_000).optional(),
  limit: z.number().int().min(1).max(100).optional(),
};

/** The same limit in a query, where a browser's numbers arrive as texts. */
export const limitQuery = z
  .union([paging.limit.unwrap(), z.string().regex(/^([1-9]\d?|100)$/)])
  .optional();

export const sortOut = z.object({ field: text, order: z.enum(["asc", "desc"]) });

/** A captcha that was solved, where the site has one (docs/screens.md §4.13). */
export const captchaOut = {
  recaptchaKey: z.string().max(200).optional(),
  recaptchaResponse: z.string().max(10_000).optional(),
};

/** A JSON object of free form, e.g. a section's `meta`. */
export const freeform = z.record(z.string(), z.unknown());
