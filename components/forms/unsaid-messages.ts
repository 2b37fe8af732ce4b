import type { FieldView } from "#lib/domain/content/form-fields.ts";

interface Facts {
  readonly fields: readonly FieldView[];
  readonly isNewsletter: boolean;
  readonly hasCaptcha: boolean;
}

/** What only the server says, or another part of a page. */
const ELSEWHERE = ["availability", "email", "instagramPost"];
/** What follows a form of the CMS: it may lead to a page or a file. The newsletter only thanks. */
const FORM = "another download downloadFailed downloadFrom goTo newTab send sent".split(" ");
const NEWSLETTER = ["anotherAddress", "subscribe", "subscribed"];

/**
 * The messages of `forms` that a form never says, for want of the fields that they are about: a page need not carry them
 * (`ClientMessages`).
 */
export function unsaid({ fields, isNewsletter, hasCaptcha }: Facts): string[] {
  const kinds = new Set(fields.map(({ kind }) => kind));
  const needed: readonly (readonly [boolean, ...string[]])[] = [
    [hasCaptcha, "captcha"],
    [kinds.has("select"), "choose"],
    [kinds.has("file"), "file", "error.file", "error.files"],
    [kinds.has("slug"), "error.slug", "error.slugMin"],
    [kinds.has("checkbox"), "error.tick"],
    ...(["date", "email", "number", "tel", "url"] as const).map(
      (kind) => [kinds.has(kind), `error.${kind}`] as const,
    ),
    [fields.some(({ minLength }) => minLength !== undefined), "error.min"],
    [fields.some(({ equals }) => equals !== undefined), "error.equal"],
    [fields.some(({ lettersOnly }) => lettersOnly), "error.lettersOnly"],
  ];
  return [
    ...ELSEWHERE,
    ...(isNewsletter ? FORM : NEWSLETTER),
    ...needed.flatMap(([isNeeded, ...names]) => (isNeeded ? [] : names)),
  ].map((name) => `forms.${name}`);
}
