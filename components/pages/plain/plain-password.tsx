import "server-only";
import { getTranslations } from "next-intl/server";
import { fieldMessage } from "#components/kit/messages/field-message.ts";
import { Button, ButtonLink } from "#components/kit/ui/button.tsx";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { AccountFrame } from "#components/shop/account/account-frame.tsx";
import { NewPasswordInputs } from "#components/shop/auth/password/new-password-inputs.tsx";
import { problemIn } from "#lib/gateway/form/form-action.ts";
import { type KeptForm, keptForm } from "#lib/gateway/form/stored-form.ts";
import { MIN_PASSWORD_LENGTH } from "#lib/gateway/validation/typed-fields.ts";
import { tokenIn } from "#lib/shop/domain/account/mail-token.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { EMAIL_INPUT } from "./email-input.ts";
import type { PlainProps } from "./open-plain-page.ts";
import { PlainForm, PlainRefusal } from "./plain-form.tsx";

/** A forgotten password: the form that requests an e-mail, and the form that the e-mail's link leads to. */
export async function PlainPassword({ context, visitor, query }: PlainProps) {
  const { site, locale } = context;
  const t = await getTranslations({ locale, namespace: "auth" });
  const cookies = visitor.cookies();
  const setting = query.step === "set" ? keptForm(cookies, "set-password") : null;
  const token = tokenIn(query.token) || setting?.values.token?.[0];
  const login = hrefTo(
    { name: "login" },
    { locale, defaultLocale: site.defaultLocale },
    { plain: "true" },
  );
  const title = t("forgotPassword.title");
  if (query.ended === "set")
    return (
      <AccountFrame title={title}>
        <Notice tone="success" className="mb-5">
          <p>{t("forgotPassword.set")}</p>
        </Notice>
        <ButtonLink href={login}>{t("logIn")}</ButtonLink>
      </AccountFrame>
    );
  if (token)
    return (
      <AccountFrame title={title}>
        <SetForm locale={locale} token={token} kept={setting} problem={query.problem} />
      </AccountFrame>
    );
  const kept = keptForm(cookies, "forgot");
  return (
    <AccountFrame title={title}>
      {/* If the errors of a new password are no longer stored, the form requests another e-mail. */}
      {(query.ended === "expired" || query.step === "set") && (
        <Notice tone="warning" className="mb-6">
          <p>{t("forgotPassword.expired")}</p>
        </Notice>
      )}
      {query.sent === "true" ? (
        <Notice tone="success" title={t("forgotPassword.sentTitle")}>
          <p className="wrap-anywhere">
            {t("forgotPassword.sent", { email: kept?.values.email?.[0] ?? "" })}
          </p>
        </Notice>
      ) : (
        <AskForm
          locale={locale}
          kept={kept}
          problem={query.step === "set" ? null : query.problem}
        />
      )}
      <p className="mt-5">
        <Link className="text-link" href={login}>
          {t("toLogin")}
        </Link>
      </p>
    </AccountFrame>
  );
}

interface FormProps {
  readonly locale: string;
  readonly kept: KeptForm | null;
  readonly problem: unknown;
}

async function AskForm({ locale, kept, problem: named }: FormProps) {
  const [t, tErrors] = await Promise.all([
    getTranslations({ locale, namespace: "auth" }),
    getTranslations({ locale, namespace: "errors" }),
  ]);
  const problem = problemIn(named);
  const shown = problem && kept;
  return (
    <PlainForm action="forgot" locale={locale} className="flex flex-col gap-4">
      <p className="text-muted">{t("forgotPassword.lead")}</p>
      <PlainRefusal problem={problem} kept={shown} t={tErrors} />
      <TextField
        name="email"
        {...EMAIL_INPUT}
        label={t("field.email")}
        error={fieldMessage(tErrors, shown?.mistakes.email, "email")}
        autoComplete="username"
        defaultValue={shown?.values.email?.[0]}
        required
      />
      <Button type="submit">{t("forgotPassword.submit")}</Button>
    </PlainForm>
  );
}

async function SetForm({ locale, kept, problem: named, token }: FormProps & { token: string }) {
  const [t, tErrors] = await Promise.all([
    getTranslations({ locale, namespace: "auth" }),
    getTranslations({ locale, namespace: "errors" }),
  ]);
  const problem = problemIn(named);
  return (
    <PlainForm action="set-password" locale={locale} className="flex flex-col gap-4">
      <input type="hidden" name="token" value={token} />
      <PlainRefusal problem={problem} kept={kept} t={tErrors} />
      <NewPasswordInputs
        t={(key, values) => t(`field.${key}`, values)}
        control={(name) => ({
          name,
          minLength: name === "password" ? MIN_PASSWORD_LENGTH : undefined,
          error: fieldMessage(tErrors, kept?.mistakes[name], name),
          required: true,
        })}
      />
      <Button type="submit">{t("forgotPassword.setSubmit")}</Button>
    </PlainForm>
  );
}
