import "server-only";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "#components/kit/ui/button.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { AccountFrame } from "#components/shop/account/account-frame.tsx";
import { LoginFields } from "#components/shop/auth/login/login-fields.tsx";
import { cookieValue } from "#lib/gateway/auth/cookies.ts";
import { problemIn } from "#lib/gateway/form/form-action.ts";
import { keptForm } from "#lib/gateway/form/stored-form.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { localPath } from "#lib/web/security/local-path.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { EMAIL_INPUT } from "./email-input.ts";
import type { PlainProps } from "./open-plain-page.ts";
import { PlainForm, PlainRefusal } from "./plain-form.tsx";
import { PlainVerification } from "./plain-verification.tsx";

/** A customer's login as a form. If it is refused, it shows the reason and the e-mail address as typed. */
export async function PlainLogin({ context, visitor, query }: PlainProps) {
  const { site, locale } = context;
  const [t, tErrors, tAuth] = await Promise.all([
    getTranslations({ locale, namespace: "login" }),
    getTranslations({ locale, namespace: "errors" }),
    getTranslations({ locale, namespace: "auth" }),
  ]);
  const languages = { locale, defaultLocale: site.defaultLocale };
  const cookies = visitor.cookies();
  if (cookieValue(cookies, "loggedIn"))
    return (
      <PlainLoggedIn context={context} title={tAuth("login.title")}>
        <PlainVerification visitor={visitor} query={query} locale={locale} />
      </PlainLoggedIn>
    );
  const problem = problemIn(query.problem);
  const kept = problem && keptForm(cookies, "login");
  const wanted = localPath(query.redirect);
  const further = { plain: "true", ...(wanted !== "/" && { redirect: wanted }) };
  const wrong = (field: string, missing: string, other: string) => {
    const rule = kept?.mistakes[field];
    return rule === undefined ? null : rule === "required" ? missing : other;
  };
  return (
    <AccountFrame title={tAuth("login.title")}>
      <PlainVerification visitor={visitor} query={query} locale={locale} />
      {query.left === "true" && (
        <Notice tone="success" className="mb-6">
          <p>{tAuth("loggedOut")}</p>
        </Notice>
      )}
      <PlainRefusal problem={problem} kept={kept} t={tErrors} />
      <PlainForm action="login" locale={locale} className="flex flex-col gap-4">
        {wanted !== "/" && <input type="hidden" name="to" value={wanted} />}
        <LoginFields
          t={t}
          control={(name) => ({
            name,
            required: true,
            ...(name === "email"
              ? {
                  ...EMAIL_INPUT,
                  error: wrong("email", t("error.emailMissing"), t("error.emailWrong")),
                  defaultValue: kept?.values.email?.[0],
                }
              : { error: wrong("password", t("error.passwordMissing"), t("error.passwordShort")) }),
          })}
        />
        <Button type="submit" size="lg">
          {t("submit")}
        </Button>
      </PlainForm>
      <p className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-3">
        <Link className="text-link" href={hrefTo({ name: "register" }, languages, further)}>
          {tAuth("toRegister")}
        </Link>{" "}
        <Link
          className="text-link"
          href={hrefTo({ name: "forgotPassword" }, languages, { plain: "true" })}
        >
          {tAuth("toForgot")}
        </Link>
      </p>
    </AccountFrame>
  );
}

/** Shown instead of a login or registration: links to the account and to the logout. */
export async function PlainLoggedIn(props: {
  readonly context: SiteContext;
  readonly title: string;
  readonly children?: ReactNode;
}) {
  const { site, locale } = props.context;
  const t = await getTranslations({ locale, namespace: "auth" });
  return (
    <AccountFrame title={props.title}>
      {props.children}
      <p className="mb-5">{t("loggedIn")}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          href={hrefTo(
            { name: "profile" },
            { locale, defaultLocale: site.defaultLocale },
            { plain: "true" },
          )}
        >
          {t("account")}
        </ButtonLink>
        <PlainLogOut locale={locale} label={t("logOut")} />
      </div>
    </AccountFrame>
  );
}

/** Ends the session. */
export const PlainLogOut = ({ locale, label }: { locale: string; label: string }) => (
  <PlainForm action="logout" locale={locale}>
    <Button type="submit" variant="secondary">
      {label}
    </Button>
  </PlainForm>
);
