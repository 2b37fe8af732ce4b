import { TextField } from "#components/kit/ui/form/field.tsx";
import type { FieldControl } from "#components/kit/ui/form/field-control.ts";
import { PasswordField } from "#components/kit/ui/form/password-field.tsx";

type Name = "email" | "password";

interface Props {
  /** The messages of `login`. */
  readonly t: (key: Name | "showPassword") => string;
  readonly control: (name: Name) => FieldControl;
}

/** The fields of a login, the same for forms with and without scripts. */
export const LoginFields = ({ t, control }: Props) => (
  <>
    <TextField
      label={t("email")}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...control("email")}
    />
    <PasswordField
      label={t("password")}
      showLabel={t("showPassword")}
      autoComplete="current-password"
      {...control("password")}
    />
  </>
);
