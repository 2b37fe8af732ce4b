import { z } from "zod";
import { sentFormOf } from "#lib/shop/api/schemas/sent-as.ts";

export type JsonSchema = Record<string, unknown>;

/** `read`: what a backend may answer. `sent`: what it is sent. */
type Side = "read" | "sent";

/** Turns schemas into JSON Schema 2020-12. Named ones are kept once, and referred to. */
export interface Converter {
  readonly convert: (schema: z.core.$ZodType, side: Side) => JsonSchema;
  /** The named schemas that were met so far. */
  readonly named: Readonly<Record<string, JsonSchema>>;
}

/** @param names The schemas that have a name in the document. */
export function createConverter(names: ReadonlyMap<z.core.$ZodType, string>): Converter {
  const named: Record<string, JsonSchema> = {};

  function convert(schema: z.core.$ZodType, side: Side): JsonSchema {
    const name = side === "read" ? names.get(schema) : undefined;
    if (name === undefined) return plain(schema, side);
    if (!(name in named)) {
      // Set first: a category has children of its own kind.
      named[name] = {};
      named[name] = plain(schema, side);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  function plain(schema: z.core.$ZodType, side: Side): JsonSchema {
    const { $schema: _, ...json }: JsonSchema = z.toJSONSchema(schema, {
      io: side === "read" ? "input" : "output",
      unrepresentable: "any",
      override: ({ zodSchema, jsonSchema: written }) => {
        const jsonSchema: JsonSchema = written;
        const better = betterThan(zodSchema, zodSchema === schema, side);
        if (better) replace(jsonSchema, better);
        if (side === "read") dropRequired(zodSchema, jsonSchema);
        // The fallback of a lenient schema is the reader's affair, not the sender's.
        if (side === "read") delete jsonSchema.default;
        describePattern(jsonSchema);
        for (const [name, noise] of NOISE)
          if (JSON.stringify(jsonSchema[name]) === noise) delete jsonSchema[name];
      },
    });
    return json;
  }

  /** A more exact JSON Schema than the generated one; null if that is good enough. */
  function betterThan(schema: z.core.$ZodTypes, isRoot: boolean, side: Side): JsonSchema | null {
    const form = sentFormOf(schema);
    if (form && "rows" in form)
      return anyOf([{ type: "array", items: convert(form.rows, side) }, { type: "null" }]);
    if (form && "list" in form) return listOf(form.list, side);
    if (form) return anyOf(form.oneOf.map((one) => convert(one, side)));
    if (!isRoot && side === "read" && names.has(schema)) return convert(schema, side);
    if (schema._zod.def.type !== "pipe") return null;
    const { in: before, out: after } = schema._zod.def;
    // A transformation has no form, but its other side has.
    if (side === "read" && isTransformation(before)) return convert(after, side);
    if (side === "sent" && isTransformation(after)) return convert(before, side);
    return null;
  }

  /** A list of something that has a name has one too. */
  function listOf(item: z.ZodType, side: Side): JsonSchema {
    const name = names.get(item);
    const list = anyListOf(convert(item, side));
    if (name === undefined) return list;
    named[`${name}List`] = list;
    return { $ref: `#/components/schemas/${name}List` };
  }

  return { convert, named };
}

/** True of every value that JSON can hold, or of our own code alone. */
const NOISE: readonly (readonly [string, string])[] = [
  ["readOnly", "true"],
  ["minimum", String(Number.MIN_SAFE_INTEGER)],
  ["maximum", String(Number.MAX_SAFE_INTEGER)],
  ["propertyNames", '{"type":"string"}'],
];

/**
 * Describes a pattern that uses Unicode classes in words instead: Python does not support them, and JavaScript reads
 * them differently without the flag `u`, which JSON Schema cannot express.
 */
function describePattern(json: JsonSchema): void {
  if (!String(json.pattern).includes("\\p{")) return;
  json.description = `Matches, in ECMAScript with the flag u: ${json.pattern}`;
  delete json.pattern;
}

const isTransformation = (schema: z.core.$ZodType): boolean => schema._zod.def.type === "transform";

/** A field with a fallback may be absent, although its schema alone would not take that. */
function dropRequired(schema: z.core.$ZodTypes, json: JsonSchema): void {
  const { def } = schema._zod;
  if (def.type !== "object" || !Array.isArray(json.required)) return;
  const required = json.required.filter((name) => !hasFallback(def.shape[name]));
  if (required.length > 0) json.required = required;
  else delete json.required;
}

function hasFallback(schema: z.core.$ZodType | undefined): boolean {
  if (schema instanceof z.ZodCatch) return true;
  return schema instanceof z.ZodPipe && hasFallback(schema.in);
}

const anyOf = (schemas: readonly JsonSchema[]): JsonSchema =>
  schemas.length === 1 && schemas[0] ? schemas[0] : { anyOf: schemas };

function replace(target: JsonSchema, source: JsonSchema): void {
  for (const name of Object.keys(target)) delete target[name];
  Object.assign(target, source);
}

const FIGURE = { $ref: "#/components/schemas/Number" };
const figures = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, FIGURE]));
const shape = (rows: string, items: JsonSchema, others: JsonSchema): JsonSchema => ({
  type: "object",
  properties: { [rows]: { type: "array", items }, ...others },
  required: [rows],
});

/** A list in any of the shapes of docs/contract.md §1.4, and as bare rows. */
function anyListOf(items: JsonSchema): JsonSchema {
  const inside = {
    pagination: {
      type: "object",
      properties: figures(
        "page",
        "perPage",
        "limit",
        "totalPages",
        "lastPage",
        "totalRecords",
        "total",
      ),
    },
  };
  const beside = figures("page", "perPage", "totalPages", "totalRecords", "lastPage", "total");
  return anyOf([
    { type: "array", items },
    shape("data", items, { ...inside, ...beside }),
    shape("records", items, { ...inside, ...beside }),
    shape("items", items, { ...inside, ...beside }),
  ]);
}
