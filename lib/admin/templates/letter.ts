/** What a letter's template may name (docs/contract.md §8.3). */
export const LETTER_VARIABLES = ["firstName", "lastName", "email", "link", "siteName"] as const;

/** Values that a preview fills in. */
export type SampleValues = Readonly<Record<string, string>>;

const VARIABLE = /\{\{([^{}]*)\}\}/g;

/** The names that a template uses, each once. */
export const variablesIn = (template: string): string[] => [
  ...new Set([...template.matchAll(VARIABLE)].map(([, name = ""]) => name.trim())),
];

/** The names that nothing fills in: neither the contract nor the template as the backend has it knows them. */
export function unknownVariables(template: string, stored: string): string[] {
  const known = new Set<string>([...LETTER_VARIABLES, ...variablesIn(stored)]);
  return variablesIn(template).filter((name) => !known.has(name));
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "`": "&#96;",
  "=": "&#61;",
};

/** A value as it may stand in markup: in a text, and in an attribute with quotes or without. */
const escaped = (value: string): string =>
  value.replace(/[&<>"'`=]/g, (sign) => ESCAPES[sign] ?? sign);

/** A template with its values, each escaped. A name without a value stays as it is. */
export const fillTemplate = (template: string, values: SampleValues): string =>
  template.replace(VARIABLE, (whole, inside: string) => {
    const name = inside.trim();
    return escaped(Object.hasOwn(values, name) ? (values[name] ?? "") : whole);
  });

/** Nothing of a preview loads or runs: no script, no frame, no form, pictures over https only. */
const POLICY = "default-src 'none'; img-src https: data:; style-src 'unsafe-inline'";

/** The document of the preview's frame, which is sandboxed besides. */
export const previewDocument = (template: string, values: SampleValues, language: string): string =>
  `<!doctype html><html lang="${escaped(language)}" dir="auto"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width"><style>body{font:16px/1.5 system-ui,sans-serif;margin:16px;color:#1a1a1a;background:#fff}img{max-width:100%}</style></head><body>${fillTemplate(template, values)}</body></html>`;
