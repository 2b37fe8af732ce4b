import "server-only";
import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { CLIENT_NAMESPACES, pickMessages } from "#components/kit/messages/pick-messages.ts";
import { Translations } from "#components/kit/messages/translations.tsx";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { localPath } from "#lib/web/security/local-path.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { AdminLoginForm } from "./admin-login-form.tsx";
import { StaffPassword } from "./password/staff-password.tsx";

interface Props {
  context: SiteContext;
  /** `?redirect=` as received: the page to open afterwards. */
  redirect: unknown;
  /** Shows the way to a new password instead of the login. */
  isPassword: boolean;
}

/** The page after a staff login: the one they came from, else the home page in edit mode. */
export function afterLogin({ site, locale }: SiteContext, wanted: unknown): string {
  const where = { locale, defaultLocale: site.defaultLocale };
  const target = localPath(wanted, hrefTo({ name: "adminLogin" }, where));
  return target === "/" ? hrefTo({ name: "home" }, where, { editPage: "true" }) : target;
}

const BACK = "text-link inline-flex min-h-6 self-start text-small";

/** The messages of the forms for a new password, which the admin's other pages do not need. */
const passwordMessages = async () =>
  pickMessages(await getMessages(), [...CLIENT_NAMESPACES, "auth", "errors"]);

/** The staff login. Customers have their own (docs/screens.md §1.5). */
export async function AdminLogin({ context, redirect, isPassword }: Props) {
  const t = await getTranslations("admin.login");
  const { site, locale } = context;
  const where = { locale, defaultLocale: site.defaultLocale };
  return (
    <main id="main" className="grid grow place-items-center bg-sunken p-4">
      <div className="flex w-full max-w-md flex-col gap-6 rounded-xl border border-line bg-surface p-7 shadow-low sm:p-9">
        <header>
          <p className="font-display font-bold text-accent">{site.name}</p>
          <h1 className="mt-1 text-h2">{t(isPassword ? "password" : "title")}</h1>
          <p className="mt-2 text-muted">{t("lead")}</p>
        </header>
        {isPassword ? (
          <Translations
            locale={await getLocale()}
            messages={await passwordMessages()}
            timeZone="UTC"
          >
            <StaffPassword />
          </Translations>
        ) : (
          <AdminLoginForm to={afterLogin(context, redirect)} />
        )}
        <a
          href={hrefTo({ name: "adminLogin" }, where, isPassword ? {} : { forgot: "true" })}
          className={BACK}
        >
          {t(isPassword ? "toLogin" : "forgot")}
        </a>
        <a href={hrefTo({ name: "home" }, where)} className={BACK}>
          {t("backToSite")}
        </a>
      </div>
    </main>
  );
}
