import { TextField } from "#components/kit/ui/form/field.tsx";
import type { FieldControl } from "#components/kit/ui/form/field-control.ts";

type Name = "email" | "password";

interface Props {
  /** The messages of `login`. */
  readonly t: (key: Name) => string;
  readonly control: (name: Name) => FieldControl;
}

/** The fields of a login, drawn alike by the forms with and without scripts. */
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
    <TextField
      label={t("password")}
      type="password"
      autoComplete="current-password"
      {...control("password")}
    />
  </>
);
