import type { FieldControl } from "#components/kit/ui/form/field-control.ts";
import { PasswordField } from "#components/kit/ui/form/password-field.tsx";
import { MIN_PASSWORD_LENGTH } from "#lib/gateway/validation/typed-fields.ts";

type Name = "password" | "again";
export type NewPasswordLabels = Readonly<Record<Name, string>>;

interface Props {
  /** The messages of `auth.field`. */
  readonly t: (
    key: "newPassword" | "newPasswordAgain" | "passwordHint" | "showPassword",
    values?: { length: number },
  ) => string;
  /** The labels of a password change by default. */
  readonly labels?: NewPasswordLabels | undefined;
  readonly control: (name: Name) => FieldControl;
}

/** A new password and its repetition, the same for forms with and without scripts. */
export const NewPasswordInputs = ({ t, labels, control }: Props) => (
  <>
    <PasswordField
      label={labels?.password ?? t("newPassword")}
      showLabel={t("showPassword")}
      autoComplete="new-password"
      hint={t("passwordHint", { length: MIN_PASSWORD_LENGTH })}
      {...control("password")}
    />
    <PasswordField
      label={labels?.again ?? t("newPasswordAgain")}
      showLabel={t("showPassword")}
      autoComplete="new-password"
      {...control("again")}
    />
  </>
);
