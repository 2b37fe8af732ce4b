import { type FormType, isFormType } from "#lib/admin/consents/form-types.ts";

/** What a form type is called; one that is not known here by its own name. */
export const formTypeNames =
  (t: (key: `forms.${FormType}`) => string) =>
  (type: string): string =>
    isFormType(type) ? t(`forms.${type}`) : type;
