import { type FormType, isFormType } from "#lib/staff/admin/consents/form-types.ts";

/** The name of a form type; its key if unknown. */
export const formTypeNames =
  (t: (key: `forms.${FormType}`) => string) =>
  (type: string): string =>
    isFormType(type) ? t(`forms.${type}`) : type;
