import { html } from "hono/html";

/** The subset of JSON Schema that the contract's document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}
type Html = ReturnType<typeof html>;

const WORDS: Readonly<Record<string, string>> = {
  string: "text",
  integer: "whole number",
  number: "number",
  boolean: "true or false",
  null: "null",
  array: "list",
  object: "object",
};

/** The type of a value in words, with links to named schemas. */
export function typeOf(schema: Schema): Html {
  const choices = schema.anyOf ?? schema.oneOf;
  if (schema.$ref) {
    const name = schema.$ref.split("/").at(-1);
    return html`<a href="/docs/schemas/${name}">${name}</a>`;
  }
  if (choices) return joined(choices.map(typeOf));
  if (schema.enum) return html`${schema.enum.map(String).join(", ")}`;
  if (schema.const !== undefined) return html`${JSON.stringify(schema.const)}`;
  if (schema.type === "array") return html`list of ${typeOf(schema.items ?? {})}`;
  const types = [schema.type ?? []].flat().map((type) => WORDS[type] ?? type);
  const limits = [
    schema.maxLength !== undefined && `at most ${schema.maxLength} characters`,
    schema.minimum !== undefined && `from ${schema.minimum}`,
    schema.maximum !== undefined && `to ${schema.maximum}`,
  ].filter(Boolean);
  const bounds = limits.length > 0 ? ` (${limits.join(", ")})` : "";
  return html`${types.join(" or ") || "anything"}${bounds}`;
}

const joined = (parts: readonly Html[]): Html =>
  html`${parts.map((part, index) => html`${index > 0 && " or "}${part}`)}`;

/** The fields of an object as a table, with those of objects inside it; nothing for anything else. */
export function fieldsTable(schema: Schema): Html | false {
  const whole = objectIn(schema);
  if (!whole?.properties || Object.keys(whole.properties).length === 0) return false;
  const rows = Object.entries(whole.properties).map(
    ([name, field]) =>
      html`<tr><td><code>${name}</code>${!whole.required?.includes(name) && html` <span class="soft">optional</span>`}</td><td>${typeOf(field)}${fieldsTable(field)}</td></tr>`,
  );
  return html`<table><thead><tr><th>Field</th><th>What</th></tr></thead><tbody>${rows}</tbody></table>`;
}

/** The object described by a schema: itself, its first alternative, or the entries of a list. */
function objectIn(schema: Schema): Schema | undefined {
  if (schema.properties) return schema;
  if (schema.items && !schema.items.$ref) return objectIn(schema.items);
  return (schema.anyOf ?? schema.oneOf)?.map(objectIn).find((one) => one !== undefined);
}
