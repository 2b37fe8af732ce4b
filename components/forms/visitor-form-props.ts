import type { ConsentText } from "#components/consent/consent-text.ts";
import type { FieldView } from "#lib/domain/content/form-fields.ts";
import type { Captcha } from "#lib/validation/captcha.ts";

/** Where a form's data are sent. */
type FormTarget = { readonly kind: "form"; readonly id: number } | { readonly kind: "newsletter" };

/** Everything that an island needs to show and send a form. */
export interface VisitorFormProps {
  readonly target: FormTarget;
  /** One of the form types (docs/contract.md §5.11), under which its consents are read and logged. */
  readonly type: string;
  readonly fields: readonly FieldView[];
  /** Null where they could not be read. */
  readonly consents: readonly ConsentText[] | null;
  /** Null where the form has none. */
  readonly captcha: Captcha | null;
  /** Where the goal of the form may lead without asking the visitor (lib/domain/account/goal.ts). */
  readonly hosts: readonly string[];
  readonly mediaHost: string;
}
