import { readDecimal } from "#lib/base/utils/numbers/read-number.ts";
import type { FormField } from "#lib/shop/api/schemas/feedback.ts";
import { VALUE_KINDS, type ValueKind } from "#lib/shop/values/kinds.ts";

/** How a field is drawn and validated. */
export type FieldKind =
  | "text"
  | "email"
  | "tel"
  | "number"
  | "url"
  | "date"
  | "slug"
  | "textarea"
  | "select"
  | "radio"
  | "checkbox"
  | "checkboxes"
  | "hidden"
  | "file";

/** The kinds by the names that backends use for them. */
const KINDS: Readonly<Record<string, FieldKind>> = {
  email: "email",
  tel: "tel",
  phone: "tel",
  telephone: "tel",
  number: "number",
  integer: "number",
  url: "url",
  date: "date",
  slug: "slug",
  textarea: "textarea",
  longtext: "textarea",
  select: "select",
  dropdown: "select",
  radio: "radio",
  radiogroup: "radio",
  checkbox: "checkbox",
  boolean: "checkbox",
  checkboxes: "checkboxes",
  checkboxgroup: "checkboxes",
  multiselect: "checkboxes",
  multipleselect: "checkboxes",
  hidden: "hidden",
  file: "file",
  upload: "file",
  image: "file",
  document: "file",
};

/** A field of a form as it is drawn. */
export interface FieldView {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Characters; null = the gateway's limit. */
  readonly maxLength: number | null;
  readonly minLength?: number;
  /** The text that must be typed. */
  readonly equals?: string;
  readonly lettersOnly?: true;
  /** The value of a hidden field. */
  readonly value: string;
}

/** A file that was uploaded before the form is sent (docs/contract.md §5.11). */
export interface SentFile {
  readonly id: number | string;
  readonly name: string;
}

/** The typed or chosen value of a field: several choices or files are a list, a single checkbox is `"true"` or "". */
export type FieldValue = string | readonly string[] | readonly SentFile[];

/** The files in a value, including one saved before a reload. */
export const filesOf = (value: FieldValue): SentFile[] =>
  typeof value === "string" ? [] : value.filter((one) => typeof one !== "string");

/** The choices in a value. */
export const choicesOf = (value: FieldValue): string[] =>
  typeof value === "string" ? [value] : value.filter((one) => typeof one === "string");

/** A CMS field as it is drawn. An unknown type becomes a line of text, and so does a choice without options. */
export function toFieldView({
  type,
  options,
  maxLength,
  minLength,
  equals,
  lettersOnly,
  ...field
}: FormField): FieldView {
  const named = type.toLowerCase().replace(/[^a-z]/g, "");
  const found = (Object.hasOwn(KINDS, named) && KINDS[named]) || "text";
  const kind =
    found === "checkbox" && options.length > 0
      ? "checkboxes"
      : (found === "select" || found === "radio" || found === "checkboxes") && options.length === 0
        ? "text"
        : found;
  const limit = maxLength !== null && maxLength > 0 ? Math.floor(maxLength) : null;
  return {
    ...field,
    label: field.label || field.name,
    kind,
    options,
    maxLength: limit,
    ...(minLength !== null && minLength > 0 && { minLength: Math.ceil(minLength) }),
    ...(equals !== "" && { equals }),
    ...(lettersOnly && { lettersOnly }),
  };
}

const MAX_LENGTH = VALUE_KINDS.text.max;
/** The kind of value for each kind of field; all others are a line of text. */
const VALUES: Partial<Record<FieldKind, ValueKind>> = {
  email: VALUE_KINDS.email,
  tel: VALUE_KINDS.phone,
  url: VALUE_KINDS.link,
  textarea: VALUE_KINDS.text,
};

/** A typed value as it is validated and sent. */
const cleaned = (kind: FieldKind, typed: string): string =>
  (VALUES[kind] ?? VALUE_KINDS.line).clean(typed);

const SLUG = /^[\p{Ll}\p{Lo}\p{M}\p{N}]+(-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u;
/** The least length of a slug (docs/screens.md §6.2). */
const MIN_SLUG_LENGTH = 4;
const MISSING: Partial<Record<FieldKind, string>> = { checkbox: "tick", file: "file" };

/**
 * The mistake in a value typed in a language, as a message key (`max:80:93` contains the limit and the length);
 * undefined if it is valid.
 */
export function fieldMistake(
  { kind, required, maxLength, options, ...rules }: FieldView,
  value: FieldValue,
  locale: string,
): string | undefined {
  if (kind === "hidden") return undefined;
  const isChoice = kind === "select" || kind === "radio";
  const text = typeof value !== "string" ? "" : isChoice ? value.trim() : cleaned(kind, value);
  if (typeof value === "string" ? text === "" : value.length === 0)
    return required ? (MISSING[kind] ?? "required") : undefined;
  const limit = maxLength ?? MAX_LENGTH;
  if (text.length > limit) return `max:${limit}:${text.length}`;
  const { accepts, refusal } = VALUES[kind] ?? VALUE_KINDS.line;
  if (!accepts(text)) return refusal;
  if (kind === "number" && readDecimal(text, locale) === null) return "number";
  if (kind === "date" && !isDay(text)) return "date";
  if (isChoice && !options.some((option) => option.value === text)) return "required";
  return typeof value === "string" && kind !== "checkbox"
    ? textMistake(kind, text, rules)
    : undefined;
}

/** The mistake in a text according to the field's rules. */
function textMistake(
  kind: FieldKind,
  text: string,
  { minLength = 0, equals, lettersOnly }: Pick<FieldView, "minLength" | "equals" | "lettersOnly">,
): string | undefined {
  if (kind === "slug" && text.length < MIN_SLUG_LENGTH) return `slugMin:${MIN_SLUG_LENGTH}`;
  if (kind === "slug" && !SLUG.test(text)) return "slug";
  if (text.length < minLength) return `min:${minLength}`;
  if (equals !== undefined && text !== cleaned(kind, equals)) return `equal:${equals}`;
  return lettersOnly && !VALUE_KINDS.name.accepts(text) ? "lettersOnly" : undefined;
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text)
  );
}

type Sent = string | number | boolean | string[] | SentFile[];

/** The values typed in a language for the backend, by the fields' names; empty ones are left out. */
export function toFormData(
  fields: readonly FieldView[],
  values: readonly FieldValue[],
  locale: string,
): Record<string, Sent> {
  const entries = fields.flatMap((field, index): [string, Sent][] => {
    const value = field.kind === "hidden" ? field.value : (values[index] ?? "");
    if (field.kind === "file") {
      const files = filesOf(value).map(({ id, name }) => ({ id, name }));
      return files.length > 0 ? [[field.name, files]] : [];
    }
    if (field.kind === "checkbox") return [[field.name, value === "true"]];
    if (typeof value !== "string") {
      const choices = choicesOf(value);
      return choices.length > 0 ? [[field.name, choices]] : [];
    }
    const isChoice = field.kind === "select" || field.kind === "radio";
    // Choices, and values that a page put into a hidden field, are sent unchanged.
    const isTyped = !isChoice && field.kind !== "hidden";
    const text = isTyped ? cleaned(field.kind, value) : value.trim();
    if (text === "") return [];
    const number = field.kind === "number" ? readDecimal(text, locale) : null;
    return [[field.name, number === null ? text : Number(number)]];
  });
  return Object.fromEntries(entries);
}

/** The e-mail that consents are logged with: that of the first e-mail field, "" if there is none. */
export function emailOf(fields: readonly FieldView[], values: readonly FieldValue[]): string {
  const index = fields.findIndex(({ kind }) => kind === "email");
  const value = values[index];
  return typeof value === "string" ? VALUE_KINDS.email.clean(value) : "";
}
