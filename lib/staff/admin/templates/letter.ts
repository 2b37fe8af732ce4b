/** The variables of e-mail templates (docs/contract.md §8.3). */
export const LETTER_VARIABLES = ["firstName", "lastName", "email", "link", "siteName"] as const;

/** Sample values for a preview. */
export type SampleValues = Readonly<Record<string, string>>;

const VARIABLE = /\{\{([^{}]*)\}\}/g;

/** The names that a template uses, each once. */
export const variablesIn = (template: string): string[] => [
  ...new Set([...template.matchAll(VARIABLE)].map(([, name = ""]) => name.trim())),
];

/** The unknown variables: neither in the contract nor in the template as stored. */
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

/** A value escaped for markup: for a text, and for an attribute with or without quotes. */
const escaped = (value: string): string =>
  value.replace(/[&<>"'`=]/g, (sign) => ESCAPES[sign] ?? sign);

/** A template with its values, each escaped. A variable without a value is unchanged. */
export const fillTemplate = (template: string, values: SampleValues): string =>
  template.replace(VARIABLE, (whole, inside: string) => {
    const name = inside.trim();
    return escaped(Object.hasOwn(values, name) ? (values[name] ?? "") : whole);
  });

/** Nothing in a preview loads or runs: no script, no frame, no form, pictures over https only. */
const POLICY = "default-src 'none'; img-src https: data:; style-src 'unsafe-inline'";

/** The document of the preview's frame, which is also sandboxed. */
export const previewDocument = (template: string, values: SampleValues, language: string): string =>
  `<!doctype html><html lang="${escaped(language)}" dir="auto"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width"><style>body{font:16px/1.5 system-ui,sans-serif;margin:16px;color:#1a1a1a;background:#fff}img{max-width:100%}</style></head><body>${fillTemplate(template, values)}</body></html>`;
