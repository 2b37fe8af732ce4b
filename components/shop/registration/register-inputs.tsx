import { TextField } from "#components/kit/ui/form/field.tsx";
import type { FieldControl } from "#components/kit/ui/form/field-control.ts";
import { PasswordField } from "#components/kit/ui/form/password-field.tsx";
import type { RegisterForm } from "#lib/gateway/validation/register.ts";
import { MIN_PASSWORD_LENGTH } from "#lib/gateway/validation/typed-fields.ts";

type Name = keyof RegisterForm["account"];

interface Props {
  /** The messages of `auth.field`. */
  readonly t: (
    key: Name | "passwordHint" | "cardHint" | "showPassword",
    values?: { length: number },
  ) => string;
  readonly control: (name: Name) => FieldControl;
}

/**
 * The fields of an account: names, e-mail, password twice, and the membership card's number, which is optional. Drawn
 * alike by the forms with and without scripts.
 */
export function RegisterInputs({ t, control }: Props) {
  const field = (name: Name) => ({
    label: t(name),
    required: name !== "memberCardBarcode",
    ...control(name),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField autoComplete="given-name" {...field("firstName")} />
      <TextField autoComplete="family-name" {...field("lastName")} />
      <TextField
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        frameClassName="sm:col-span-2"
        {...field("email")}
      />
      <PasswordField
        showLabel={t("showPassword")}
        autoComplete="new-password"
        hint={t("passwordHint", { length: MIN_PASSWORD_LENGTH })}
        {...field("password")}
      />
      <PasswordField
        showLabel={t("showPassword")}
        autoComplete="new-password"
        {...field("confirmedPassword")}
      />
      <TextField
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        hint={t("cardHint")}
        frameClassName="sm:col-span-2"
        {...field("memberCardBarcode")}
      />
    </div>
  );
}
