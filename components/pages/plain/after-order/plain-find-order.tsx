import "server-only";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "#components/kit/messages/client-messages.tsx";
import { PageTranslations } from "#components/kit/messages/translations.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { NotFoundView } from "#components/pages/layout/not-found-view.tsx";
import type { PlainProps } from "#components/pages/plain/open-plain-page.ts";
import { OrderDetails } from "#components/shop/account/orders/order-details.tsx";
import { orderNumber } from "#components/shop/account/orders/order-head.tsx";
import { OrderStatus } from "#components/shop/account/orders/order-status.tsx";
import { ReturnsNote } from "#components/shop/account/orders/returns-note.tsx";
import { formatDate } from "#lib/base/utils/date.ts";
import { problemIn } from "#lib/gateway/form/form-action.ts";
import { keptForm } from "#lib/gateway/form/stored-form.ts";
import { readGuestOrder } from "#lib/gateway/order/guest-order.ts";
import { readOrderPass } from "#lib/gateway/order/order-pass.ts";
import type { Target } from "#lib/gateway/target.ts";
import { isWithdrawable } from "#lib/shop/domain/account/order-phase.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { afterOrderOf } from "#lib/web/site/after-order-options.ts";
import { FindOrderForm } from "./find-order-form.tsx";

interface Props extends PlainProps {
  readonly target: Target;
}

/** The order that this browser has found, in its current state; without one the form, with its errors. */
export async function PlainFindOrder({ context, target, visitor, query }: Props) {
  const { site, locale } = context;
  const { finds, withdraws } = afterOrderOf(site);
  if (!finds) return <NotFoundView />;
  const cookies = visitor.cookies();
  const problem = problemIn(query.problem);
  const key = problem ? null : await readOrderPass(cookies, site.siteId);
  const found = key && (await readGuestOrder(key, target));
  if (!found?.ok)
    return (
      <FindOrderForm
        context={context}
        problem={problem ?? (found ? "tryAgain" : null)}
        kept={problem && keptForm(cookies, "find-order")}
      />
    );
  const order = found.data;
  const [t, tAfter] = await Promise.all([
    getTranslations({ locale, namespace: "orders" }),
    getTranslations({ locale, namespace: "afterOrder" }),
  ]);
  const languages = { locale, defaultLocale: site.defaultLocale };
  return (
    <div className="wrap fold py-[clamp(1.5rem,4vw,3.5rem)]">
      <h1 className="text-h1 wrap-anywhere">{t("number", { number: orderNumber(order) })}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-3 text-muted">
        {formatDate(order.createdAt, locale, site.timeZone)}
        <OrderStatus status={order.status} t={t} />
      </p>
      <ClientMessages locale={locale} namespaces={["orders"]}>
        <PageTranslations>
          <OrderDetails order={order} email={key?.email} />
        </PageTranslations>
      </ClientMessages>
      <ReturnsNote context={context} className="mt-8" />
      <p className="mt-8 flex flex-wrap gap-x-6 gap-y-3 print:hidden">
        {withdraws && isWithdrawable(order.withdrawUntil) && (
          <Link
            className="text-link"
            href={hrefTo({ name: "withdraw" }, languages, {
              plain: "true",
              number: orderNumber(order),
            })}
          >
            {t("withdraw")}
          </Link>
        )}{" "}
        <Link className="text-link" href={hrefTo({ name: "findOrder" }, languages)}>
          {tAfter("find.another")}
        </Link>
      </p>
    </div>
  );
}
