import "server-only";
import { getTranslations } from "next-intl/server";
import { ButtonLink } from "#components/ui/button.tsx";
import type { User } from "#lib/api/schemas/user.ts";
import { hrefTo } from "#lib/i18n/routes.ts";
import { toClientSite } from "#lib/site/client-site.ts";
import type { SiteContext } from "#lib/site/types.ts";

/** The logged-in member of staff, the site, and links to edit it in each of its languages. */
export async function AdminHome({ context, staff }: { context: SiteContext; staff: User }) {
  const t = await getTranslations("admin");
  const { site } = context;
  const { locales, currency } = toClientSite(context);
  const name = staff.details?.firstName || staff.username || staff.email;
  const facts: readonly [string, string][] = [
    [t("site"), site.name],
    [t("domain"), site.domain],
    [t("languages"), locales.map((language) => language.name).join(", ")],
    [t("currency"), [currency.label, currency.symbol].filter(Boolean).join(" ")],
    [t("maintenance"), site.maintenance ? t("closed") : t("open")],
  ];
  return (
    <div className="flex max-w-4xl flex-col gap-8">
      <header>
        <h1 className="text-h2">{t("welcome", { name })}</h1>
        <p className="mt-1 text-muted">{t("signedInAs", { email: staff.email })}</p>
      </header>
      <section className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-6">
        <h2 className="text-h3">{t("editSite")}</h2>
        <p className="max-w-prose text-muted">{t("editSiteText")}</p>
        <div className="flex flex-wrap gap-3">
          {locales.map((language, index) => (
            <ButtonLink
              key={language.code}
              variant={index === 0 ? "primary" : "secondary"}
              href={hrefTo(
                { name: "home" },
                { locale: language.code, defaultLocale: site.defaultLocale },
                { editPage: "true" },
              )}
            >
              {t("editIn", { language: language.name })}
            </ButtonLink>
          ))}
        </div>
      </section>
      <dl className="grid gap-x-8 rounded-lg border border-line p-6 sm:gap-y-3 sm:grid-cols-[auto_1fr]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium max-sm:mb-2">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
