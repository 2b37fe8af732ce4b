import { z } from "zod";
import { VALUE_KINDS, type ValueKind } from "#lib/shop/values/kinds.ts";
import { sentAs } from "./sent-as.ts";

/** Building blocks for requests: strict, bounded (docs/contract.md §1.5). */

/** A text that must not be empty. */
export const text = z.string().min(1).max(2000);

/** A short text that may be empty, e.g. a field of a form. */
export const shortText = z.string().max(500);

/**
 * Typed text as its kind is sent (decision 0088): cleaned and validated again, regardless of the browser. It may be
 * empty; the message of a refusal is a key of `errors`.
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

/** The same for a required value. */
export const givenOut = (kind: ValueKind) => valueOut(kind).pipe(z.string().min(1, "required"));

/** A required e-mail address. */
export const emailOut = givenOut(VALUE_KINDS.email);

/** Search keywords. */
export const searchOut = valueOut(VALUE_KINDS.search);

/** An identifier in a JSON body. */
export const idOut = z.number().int();

/** The length of the longest exact number (2^53). */
const ID = /^\d{1,16}$/;

/** An identifier in a query, where numbers arrive as strings. */
export const idQuery = z.union([idOut, z.string().regex(ID)]);

const joinedIds = z.string().regex(/^\d{1,16}(,\d{1,16}){0,199}$/);
/** `1,2,3` on the wire; takes a list too. */
export const idsQuery = sentAs(
  z
    .union([z.array(idQuery).min(1).max(200).readonly(), joinedIds])
    .transform((ids) => (typeof ids === "string" ? ids : ids.join(","))),
  { oneOf: [joinedIds] },
);

const json = z.json();
/**
 * Any JSON. Zod's own schema is recursive, with a reference that would not resolve in the contract's document
 * (`docs/openapi.json`).
 */
export const anyJson = z.custom<z.infer<typeof json>>((value) => json.safeParse(value).success);

/** An answer without content: everything is dropped. */
export const nothing = z
  .unknown()
  .optional()
  .transform((): Record<string, never> => ({}));

/** `uniqueNumber`s of consents, in the type in which the backend gave them. */
export const consentsOut = z.array(z.union([text, z.number()])).max(50);

/** A count in a query, where numbers arrive as strings. */
export const countQuery = z.union([z.number().int(), z.string().regex(/^\d{1,4}$/)]).optional();

/** A two-letter language. */
export const languageOut = z.string().regex(/^[a-z]{2}$/);

/** Lower-case letters and digits of any script, with single hyphens between them: a slug that every backend accepts. */
export const slugOut = z
  .string()
  .min(4)
  .max(200)
  .regex(/^[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u);

/** A medium of the library as received, or null. */
export const mediaOut = z.looseObject({ id: idOut }).nullable();

/** Page and limit count from 1. The limit is bounded because reading a longer page would block other requests. */
export const paging = {
  page: z.number().int().min(1).max(100_000).optional(),
  limit: z.number().int().min(1).max(100).optional(),
};

/** The same limit in a query, where a browser's numbers arrive as texts. */
export const limitQuery = z
  .union([paging.limit.unwrap(), z.string().regex(/^([1-9]\d?|100)$/)])
  .optional();

export const sortOut = z.object({ field: text, order: z.enum(["asc", "desc"]) });

/** A captcha answer, if the site has one (docs/screens.md §4.13). */
export const captchaOut = {
  recaptchaKey: z.string().max(200).optional(),
  recaptchaResponse: z.string().max(10_000).optional(),
};

/** A JSON object of free form, e.g. a section's `meta`. */
export const freeform = z.record(z.string(), z.unknown());
