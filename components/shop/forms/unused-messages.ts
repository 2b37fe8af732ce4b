import type { FieldView } from "#lib/shop/domain/content/form-fields.ts";

interface Facts {
  readonly fields: readonly FieldView[];
  readonly isNewsletter: boolean;
  readonly hasCaptcha: boolean;
}

/** Messages used only by the server, or by another part of a page. */
const ELSEWHERE = ["availability", "email", "instagramPost"];
/** Messages after a CMS form was sent: it may lead to a page or a file. The newsletter only shows thanks. */
const FORM = "another download downloadFailed downloadFrom goTo newTab send sent".split(" ");
const NEWSLETTER = ["anotherAddress", "subscribe", "subscribed"];

/**
 * The messages of `forms` that a form never uses because it lacks the fields for them: its page does not include them
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
