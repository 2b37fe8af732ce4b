import "server-only";
import { getTranslations } from "next-intl/server";
import { ButtonLink } from "#components/kit/ui/button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { AccountNav } from "#components/shop/account/account-nav.tsx";
import { OrderHead } from "#components/shop/account/orders/order-head.tsx";
import type { Visitor } from "#lib/gateway/form/visitor.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { AccountSection } from "#lib/web/i18n/account-sections.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import type { PlainProps } from "./open-plain-page.ts";
import { PlainAddresses, PlainWishlist } from "./plain-lists.tsx";
import { PlainLogOut } from "./plain-login.tsx";
import { PlainRecovered } from "./plain-recovered.tsx";

interface Props extends PlainProps {
  /** Without a section, the overview. */
  readonly section?: AccountSection;
}

/** Orders of a page. */
const LIMIT = 10;

/** The pages that say something without scripts. */
const SECTIONS = ["orders", "wishlist", "addresses"] as const satisfies readonly AccountSection[];

/**
 * The customer's name, and on pages of their own the orders, wish list and addresses. They can be changed only with
 * scripts, as the page says.
 */
export async function PlainProfile({ context, visitor, query, section }: Props) {
  const { site, locale } = context;
  const [t, tAuth, tPlain, tErrors, profile] = await Promise.all([
    getTranslations({ locale, namespace: "profile" }),
    getTranslations({ locale, namespace: "auth" }),
    getTranslations({ locale, namespace: "plain" }),
    getTranslations({ locale, namespace: "errors" }),
    visitor.call(calls.user.web.profile),
  ]);
  const languages = { locale, defaultLocale: site.defaultLocale };
  const here = hrefTo({ name: "profile", ...(section && { section }) }, languages, {
    plain: "true",
  });
  const isNobody = !profile.ok && (profile.error.status === 401 || profile.error.status === 403);
  return (
    <div className="wrap fold py-[clamp(1.5rem,4vw,3.5rem)]">
      <h1 className="mb-6 text-h1">{t("title")}</h1>
      <PlainRecovered visitor={visitor} query={query} locale={locale} />
      {profile.ok ? (
        <div className="flex flex-col gap-6">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-lead text-muted wrap-anywhere">
              {t("hello", { name: profile.data.details?.firstName || profile.data.email })}
            </p>
            <PlainLogOut locale={locale} label={tAuth("logOut")} />
          </div>
          <AccountNav
            context={context}
            current={section ?? null}
            sections={SECTIONS}
            isPlain={true}
          />
          {section === undefined || section === "orders" ? (
            <Orders context={context} visitor={visitor} page={pageIn(query.page)} />
          ) : null}
          {section === "wishlist" ? <PlainWishlist context={context} visitor={visitor} /> : null}
          {section === "addresses" ? (
            <PlainAddresses addresses={profile.data.addresses} locale={locale} />
          ) : null}
          <p className="text-muted">{tPlain("account")}</p>
        </div>
      ) : isNobody ? (
        <>
          <p className="mb-5">{tErrors("loginRequired")}</p>
          <ButtonLink
            href={hrefTo({ name: "login" }, languages, { plain: "true", redirect: here })}
          >
            {tAuth("logIn")}
          </ButtonLink>
        </>
      ) : (
        <Notice tone="danger">
          <p>{t("failed")}</p>
        </Notice>
      )}
    </div>
  );
}

async function Orders(props: { context: SiteContext; visitor: Visitor; page: number }) {
  const { context, visitor, page } = props;
  const { site, locale } = context;
  const [t, read] = await Promise.all([
    getTranslations({ locale, namespace: "orders" }),
    visitor.call(calls.document.document.filter.web, { page, limit: LIMIT }),
  ]);
  if (!read.ok)
    return (
      <Notice tone="danger">
        <p>{t("failed")}</p>
      </Notice>
    );
  const { items, totalPages } = read.data;
  const to = (other: number) =>
    hrefTo(
      { name: "profile", section: "orders" },
      { locale, defaultLocale: site.defaultLocale },
      { plain: "true", page: String(other) },
    );
  return (
    <section aria-labelledby="orders">
      <h2 id="orders" className="text-h2">
        {t("title")}
      </h2>
      {items.length === 0 && <p className="mt-3 text-muted">{t("empty")}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {items.map((order) => (
          <li key={order.id}>
            <OrderHead order={order} site={context} timeZone={site.timeZone} t={t} />
          </li>
        ))}
      </ul>
      {totalPages > 1 && (
        <nav aria-label={t("pages")} className="mt-4 flex flex-wrap items-center gap-3">
          {page > 1 && (
            <ButtonLink variant="secondary" size="sm" href={to(page - 1)}>
              {t("previous")}
            </ButtonLink>
          )}
          <span className="text-small text-muted tabular-nums">
            {t("page", { page, pages: totalPages })}
          </span>
          {page < totalPages && (
            <ButtonLink variant="secondary" size="sm" href={to(page + 1)}>
              {t("next")}
            </ButtonLink>
          )}
        </nav>
      )}
    </section>
  );
}

/** The page of the list that an address asks for, from 1. */
function pageIn(text: unknown): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1;
}
