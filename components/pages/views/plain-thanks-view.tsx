import "server-only";
import { getTranslations } from "next-intl/server";
import { Button } from "#components/kit/ui/button.tsx";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import type { PlainProps } from "#components/pages/plain/open-plain-page.ts";
import { PlainForm, PlainRefusal } from "#components/pages/plain/plain-form.tsx";
import { takesPasswordAlone } from "#components/shop/registration/registration-props.ts";
import { getSettings } from "#lib/base/config/settings.ts";
import { cookieValue } from "#lib/gateway/auth/cookies.ts";
import { problemIn } from "#lib/gateway/form/form-action.ts";
import { keptForm } from "#lib/gateway/form/stored-form.ts";
import type { Visitor } from "#lib/gateway/form/visitor.ts";
import { readPlacedOrder } from "#lib/gateway/order/keep-placed-order.ts";
import { siteCaptcha } from "#lib/gateway/validation/captcha.ts";
import { MIN_PASSWORD_LENGTH } from "#lib/gateway/validation/typed-fields.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { PlacedOrder } from "#lib/shop/domain/checkout/placed-order.ts";
import { CheckoutSuccessView } from "./checkout-success-view.tsx";

interface Props extends PlainProps {
  readonly orderSlug: string;
}

/** Orders among which a customer's newest one is looked for. */
const NEWEST = 10;

/** The thanks for an order, with the whole order and, for a guest, an account for next time. */
export async function PlainThanksView({ context, visitor, orderSlug, query }: Props) {
  const isCustomer = cookieValue(visitor.cookies(), "loggedIn") !== undefined;
  const placed = isCustomer
    ? await customerOrder(visitor, orderSlug)
    : await readPlacedOrder(visitor.cookies(), context.site.siteId, orderSlug);
  const isOffered =
    !isCustomer &&
    placed !== null &&
    siteCaptcha(context.site, getSettings()) === null &&
    (await takesPasswordAlone(context));
  return (
    <CheckoutSuccessView
      context={context}
      plain={{
        orderSlug,
        placed,
        more: isOffered ? (
          <PlainGuestAccount
            email={placed.email}
            orderSlug={orderSlug}
            locale={context.locale}
            visitor={visitor}
            query={query}
          />
        ) : null,
      }}
    />
  );
}

async function customerOrder(visitor: Visitor, orderSlug: string): Promise<PlacedOrder | null> {
  const { filter, get } = calls.document.document;
  const list = await visitor.call(filter.web, { page: 1, limit: NEWEST });
  const head = list.ok ? list.data.items.find(({ slug }) => slug === orderSlug) : undefined;
  const read = head && (await visitor.call(get.web, {}, { id: head.id }));
  return read?.ok ? { email: "", order: read.data, leftOut: 0 } : null;
}

async function PlainGuestAccount(props: {
  readonly email: string;
  readonly orderSlug: string;
  readonly locale: string;
  readonly visitor: Visitor;
  readonly query: Props["query"];
}) {
  const { email, orderSlug, locale, visitor, query } = props;
  const [t, tErrors] = await Promise.all([
    getTranslations({ locale, namespace: "auth" }),
    getTranslations({ locale, namespace: "errors" }),
  ]);
  if (query.account === "sent")
    return (
      <Notice tone="success">
        <p>{t("register.sent", { email })}</p>
      </Notice>
    );
  const kept = keptForm(visitor.cookies(), "guest-account");
  const rule = kept?.mistakes.password;
  return (
    <section className="w-full max-w-md rounded-xl border border-line bg-surface p-5 text-start sm:p-7 print:hidden">
      <h2 className="text-h3">{t("guest.title")}</h2>
      <p className="mt-1 mb-5 text-muted wrap-anywhere">{t("guest.text", { email })}</p>
      <PlainRefusal problem={problemIn(query.problem)} kept={kept} t={tErrors} />
      <PlainForm action="guest-account" locale={locale} className="flex flex-col gap-4">
        <input type="hidden" name="orderSlug" value={orderSlug} />
        <TextField
          name="password"
          label={t("field.password")}
          type="password"
          autoComplete="new-password"
          required
          hint={t("field.passwordHint", { length: MIN_PASSWORD_LENGTH })}
          error={
            rule === undefined ? null : t("field.passwordHint", { length: MIN_PASSWORD_LENGTH })
          }
        />
        <Button type="submit" size="lg">
          {t("guest.submit")}
        </Button>
      </PlainForm>
    </section>
  );
}
