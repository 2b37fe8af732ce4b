import type { z } from "zod";

/**
 * The form in which a value is sent: rows, a list in any of its shapes, or one of several schemas. Lenient schemas take
 * anything and read it afterwards, so that the form is not part of them; the contract's document needs it
 * (`lib/run/contract`).
 */
export type SentForm =
  | { readonly rows: z.ZodType }
  | { readonly list: z.ZodType }
  | { readonly oneOf: readonly z.ZodType[] };

const forms = new WeakMap<z.core.$ZodType, SentForm>();

/** Notes the form in which the values of a schema are sent. Returns the same schema. */
export function sentAs<T extends z.ZodType>(schema: T, form: SentForm): T {
  forms.set(schema, form);
  return schema;
}

/** The form noted for a schema; undefined if the schema itself describes it. */
export const sentFormOf = (schema: z.core.$ZodType): SentForm | undefined => forms.get(schema);
