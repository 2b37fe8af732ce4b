import type { ConsentText } from "#components/consent/consent-text.ts";
import type { FieldView } from "#lib/domain/content/form-fields.ts";
import type { Captcha } from "#lib/validation/captcha.ts";

/** Where a form's data go. */
export type FormTarget =
  | { readonly kind: "form"; readonly id: number }
  | { readonly kind: "newsletter" };

/** Everything an island needs to draw and send a form. */
export interface VisitorFormProps {
  readonly target: FormTarget;
  /** One of the form types (spec 3): its consents are asked for and logged under this name. */
  readonly type: string;
  readonly fields: readonly FieldView[];
  /** Null where they could not be fetched. */
  readonly consents: readonly ConsentText[] | null;
  /** Null where the form has none. */
  readonly captcha: Captcha | null;
  /** What the goal after sending may lead to without asking (lib/domain/account/goal.ts). */
  readonly hosts: readonly string[];
  readonly mediaHost: string;
}
