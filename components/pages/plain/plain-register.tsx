import "server-only";
import { getTranslations } from "next-intl/server";
import { fieldMessage } from "#components/kit/messages/field-message.ts";
import { Button } from "#components/kit/ui/button.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { AccountFrame } from "#components/shop/account/account-frame.tsx";
import { RegisterInputs } from "#components/shop/registration/register-inputs.tsx";
import { getSettings } from "#lib/base/config/settings.ts";
import { recordOf } from "#lib/base/utils/record-of.ts";
import { cookieValue } from "#lib/gateway/auth/cookies.ts";
import { SHOWN_OF_REGISTRATION } from "#lib/gateway/form/account-forms.ts";
import { problemIn } from "#lib/gateway/form/form-action.ts";
import { keptForm } from "#lib/gateway/form/stored-form.ts";
import { siteCaptcha } from "#lib/gateway/validation/captcha.ts";
import { MIN_PASSWORD_LENGTH } from "#lib/gateway/validation/typed-fields.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { localPath } from "#lib/web/security/local-path.ts";
import { EMAIL_INPUT } from "./email-input.ts";
import type { PlainProps } from "./open-plain-page.ts";
import { PlainConsents } from "./plain-consents.tsx";
import { PlainCut, PlainForm, PlainRefusal } from "./plain-form.tsx";
import { PlainLoggedIn } from "./plain-login.tsx";

/**
 * A registration as a form, without addresses, which the checkout saves. If it is refused, errors are shown beside the
 * fields, which keep their values except for the passwords.
 */
export async function PlainRegister({ context, visitor, query }: PlainProps) {
  const { site, locale } = context;
  const [t, tErrors, tPlain] = await Promise.all([
    getTranslations({ locale, namespace: "auth" }),
    getTranslations({ locale, namespace: "errors" }),
    getTranslations({ locale, namespace: "plain" }),
  ]);
  const cookies = visitor.cookies();
  const title = t("register.title");
  if (cookieValue(cookies, "loggedIn")) return <PlainLoggedIn context={context} title={title} />;
  const kept = keptForm(cookies, "register");
  if (query.sent === "true")
    return (
      <AccountFrame title={title}>
        <Notice tone="success" title={t("register.sentTitle")}>
          <p className="wrap-anywhere">
            {t("register.sent", { email: kept?.values.email?.[0] ?? "" })}
          </p>
        </Notice>
      </AccountFrame>
    );
  const problem = problemIn(query.problem);
  const shown = problem && kept;
  const wanted = localPath(query.redirect);
  const toLogin = (
    <p className="mt-6">
      <Link
        className="text-link"
        href={hrefTo(
          { name: "login" },
          { locale, defaultLocale: site.defaultLocale },
          { plain: "true", ...(wanted !== "/" && { redirect: wanted }) },
        )}
      >
        {t("toLogin")}
      </Link>
    </p>
  );
  if (siteCaptcha(site, getSettings()))
    return (
      <AccountFrame title={title}>
        <Notice tone="warning">
          <p>{tPlain("register")}</p>
        </Notice>
        {toLogin}
      </AccountFrame>
    );
  return (
    <AccountFrame title={title} lead={t("register.lead")} wide>
      <PlainRefusal problem={problem} kept={shown} t={tErrors} />
      <PlainCut
        kept={shown}
        labels={recordOf(SHOWN_OF_REGISTRATION, (name) => t(`field.${name}`))}
        locale={locale}
      />
      <PlainForm action="register" locale={locale} className="flex flex-col gap-6">
        {wanted !== "/" && <input type="hidden" name="to" value={wanted} />}
        <RegisterInputs
          t={(key, values) => t(`field.${key}`, values)}
          control={(name) => ({
            name,
            error: fieldMessage(tErrors, shown?.mistakes[name], name),
            minLength: name === "password" ? MIN_PASSWORD_LENGTH : undefined,
            defaultValue: shown?.values[name]?.[0],
            ...(name === "email" && EMAIL_INPUT),
          })}
        />
        <PlainConsents
          context={context}
          formType="registerForm"
          accepted={shown?.values.consent}
          refused={problem === "consentRequired"}
        />
        <Button type="submit" size="lg">
          {t("register.submit")}
        </Button>
      </PlainForm>
      {toLogin}
    </AccountFrame>
  );
}
