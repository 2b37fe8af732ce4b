import type { FieldView } from "#lib/shop/domain/content/form-fields.ts";

/** The hidden fields of a visitor's form for sending it without JavaScript (decision 0058). */
export const hiddenInputs = (form: string, locale: string, fields: readonly FieldView[]) => (
  <>
    <input type="hidden" name="language" value={locale} />
    <input type="hidden" name="form" value={form} />
    {fields.map(({ kind, name, value }) =>
      kind === "hidden" ? (
        <input key={name} type="hidden" name={`hidden-${name}`} value={value} />
      ) : null,
    )}
  </>
);
