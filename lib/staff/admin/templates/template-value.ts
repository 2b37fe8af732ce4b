import { isRecord } from "#lib/base/utils/is-record.ts";
import { parseJson } from "#lib/base/utils/parse-json.ts";

/** An option with an e-mail template: one text for all languages, or one for each. */
export interface Template {
  readonly key: string;
  /** Null if the backend sends none: it cannot be saved. */
  readonly id: number | null;
  readonly isByLanguage: boolean;
  readonly texts: Readonly<Record<string, string>>;
}

/** The key in `texts` for a template without languages. */
export const ALL_LANGUAGES = "";

export const isTemplateKey = (key: string): boolean => /^\w{1,100}Template$/.test(key);

/** Reads an option's value: an object by language, the same as JSON, or a text. */
export function readTemplate(row: { key: string; id: number | null; value?: unknown }): Template {
  const { key, id } = row;
  const value = parsed(row.value);
  if (!isRecord(value))
    return {
      key,
      id,
      isByLanguage: false,
      texts: { [ALL_LANGUAGES]: typeof value === "string" ? value : "" },
    };
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return { key, id, isByLanguage: true, texts: Object.fromEntries(texts) };
}

/** The value with one text changed, in its original form. */
export function writeTemplate(before: unknown, language: string, text: string): unknown {
  const value = parsed(before);
  if (!isRecord(value)) return text;
  const changed = { ...value, [language]: text };
  return typeof before === "string" ? JSON.stringify(changed) : changed;
}

function parsed(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*\{\s*"/.test(value)) return value;
  return parseJson(value) ?? value;
}
