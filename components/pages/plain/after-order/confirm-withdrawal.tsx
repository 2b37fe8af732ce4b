import "server-only";
import { getTranslations } from "next-intl/server";
import { Button } from "#components/kit/ui/button.tsx";
import { Checkbox } from "#components/kit/ui/form/choice.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { PlainForm, PlainRefusal } from "#components/pages/plain/plain-form.tsx";
import { AccountFrame } from "#components/shop/account/account-frame.tsx";
import { WITHDRAWAL_FIELDS } from "#lib/gateway/form/after/after-order-forms.ts";
import type { Problem } from "#lib/gateway/form/form-action.ts";
import type { KeptForm } from "#lib/gateway/form/stored-form.ts";
import type { Visitor } from "#lib/gateway/form/visitor.ts";
import { readVisitorForm } from "#lib/gateway/form/visitor-forms.ts";
import { readGuestOrder } from "#lib/gateway/order/guest-order.ts";
import { readOrderPass } from "#lib/gateway/order/order-pass.ts";
import type { Target } from "#lib/gateway/target.ts";
import type { OrderItem } from "#lib/shop/api/schemas/order-schema.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { afterOrderOf } from "#lib/web/site/after-order-options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

interface Props {
  readonly context: SiteContext;
  readonly target: Target;
  readonly visitor: Visitor;
  readonly kept: KeptForm;
  readonly problem: Problem | null;
}

/** Step 2 of a withdrawal: the declaration, its lines, and the button that sends it. */
export async function ConfirmWithdrawal({ context, target, visitor, kept, problem }: Props) {
  const { site, locale } = context;
  const [t, tErrors, rows, lines] = await Promise.all([
    getTranslations({ locale, namespace: "afterOrder" }),
    getTranslations({ locale, namespace: "errors" }),
    rowsOf(context, kept),
    linesOf(target, visitor, kept),
  ]);
  return (
    <AccountFrame title={t("withdraw.confirmTitle")}>
      <PlainRefusal problem={problem} kept={kept} t={tErrors} />
      <dl className="mb-6 flex flex-col gap-3 wrap-anywhere">
        {rows.map(({ name, label, text }) => (
          <div key={name}>
            <dt className="text-small text-muted">{label}</dt>
            <dd className="whitespace-pre-line">
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <PlainForm action="withdraw" locale={locale} className="flex flex-col gap-5">
        {lines.length > 0 && (
          <fieldset className="[&>div]:mt-3">
            <legend className="mb-2 font-semibold">{t("withdraw.lines")}</legend>
            <input type="hidden" name="line" value="asked" />
            {lines.map(({ itemId, name, quantity }) => (
              <div key={itemId} className="flex items-start justify-between gap-4">
                <Checkbox
                  name="item"
                  value={String(itemId)}
                  defaultChecked
                  label={<span className="wrap-anywhere">{name}</span>}
                />
                <select
                  name={`qty-${itemId}`}
                  defaultValue={quantity}
                  aria-label={t("withdraw.quantity", { name })}
                  className="is-field h-11 w-20 shrink-0"
                >
                  {upTo(quantity).map((count) => (
                    <option key={count}>{count}</option>
                  ))}
                </select>
              </div>
            ))}
          </fieldset>
        )}
        <Button type="submit" size="lg">
          {t("withdraw.confirm")}
        </Button>
      </PlainForm>
      <p className="mt-5">
        <Link
          className="text-link"
          href={hrefTo(
            { name: "withdraw" },
            { locale, defaultLocale: site.defaultLocale },
            { plain: "true" },
          )}
        >
          {t("withdraw.change")}
        </Link>
      </p>
    </AccountFrame>
  );
}

/** The quantities that may be chosen. */
const upTo = (quantity: number): number[] =>
  Array.from({ length: Math.min(quantity, 500) }, (_, index) => index + 1);

interface Row {
  readonly name: string;
  readonly label: string;
  readonly text: string;
}

/** The typed texts, each under its label. */
async function rowsOf(context: SiteContext, { values }: KeptForm): Promise<Row[]> {
  const { withdraws } = afterOrderOf(context.site);
  const t = await getTranslations({ locale: context.locale, namespace: "afterOrder" });
  const form =
    withdraws !== null && withdraws !== "call"
      ? await readVisitorForm(context, String(withdraws.form))
      : null;
  const named = form
    ? form.fields.map(({ name, label, options }) => ({
        name: `field-${name}`,
        label,
        nameOf: (value: string) => options.find((one) => one.value === value)?.label ?? value,
      }))
    : WITHDRAWAL_FIELDS.map((name) => ({
        name,
        label: t(`field.${name}`),
        nameOf: (value: string) => value,
      }));
  return named
    .map(({ name, label, nameOf }) => ({
      name,
      label,
      text: (values[name] ?? []).map(nameOf).join(", ").trim(),
    }))
    .filter(({ text }) => text !== "");
}

/** The lines that can be given back, where the order could be read and names them. */
async function linesOf(
  target: Target,
  visitor: Visitor,
  { values }: KeptForm,
): Promise<(OrderItem & { readonly itemId: number })[]> {
  const key = await readOrderPass(visitor.cookies(), target.siteId);
  // Shows nothing if the link belongs to another order than the one typed.
  if (!key || key.number !== values.number?.[0]?.trim()) return [];
  const found = await readGuestOrder(key, target);
  const items = found.ok ? found.data.details.items : [];
  return items.flatMap(({ itemId, ...item }) =>
    itemId !== null && Number.isInteger(item.quantity) && item.returnable !== false
      ? [{ ...item, itemId }]
      : [],
  );
}
