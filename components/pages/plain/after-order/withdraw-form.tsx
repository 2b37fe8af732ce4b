import "server-only";
import { getTranslations } from "next-intl/server";
import { Button } from "#components/kit/ui/button.tsx";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { TextArea } from "#components/kit/ui/form/text-area.tsx";
import { EMAIL_INPUT } from "#components/pages/plain/email-input.ts";
import { PlainForm, PlainRefusal } from "#components/pages/plain/plain-form.tsx";
import { AccountFrame } from "#components/shop/account/account-frame.tsx";
import { FormBlock } from "#components/shop/forms/form-block.tsx";
import { keptAsForm } from "#lib/gateway/form/after/kept-as-form.ts";
import type { Problem } from "#lib/gateway/form/form-action.ts";
import type { KeptForm } from "#lib/gateway/form/stored-form.ts";
import { readVisitorForm, typedValue } from "#lib/gateway/form/visitor-forms.ts";
import { getForm } from "#lib/web/data/content/forms.ts";
import { afterOrderOf } from "#lib/web/site/after-order-options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { FormControl } from "./form-control.tsx";

interface Props {
  readonly context: SiteContext;
  readonly problem?: Problem | null;
  readonly kept?: KeptForm | null;
  /** Known values of the fields. */
  readonly known?: Readonly<Record<string, string>>;
}

/** Step 1 of a withdrawal: the fields that the law allows, or those of the site's own form. */
export async function WithdrawForm({ context, problem = null, kept = null, known = {} }: Props) {
  const { site, locale } = context;
  const { withdraws } = afterOrderOf(site);
  const [t, tErrors] = await Promise.all([
    getTranslations({ locale, namespace: "afterOrder" }),
    getTranslations({ locale, namespace: "errors" }),
  ]);
  const field = (name: string) => ({
    name,
    defaultValue: kept?.values[name]?.[0] ?? known[name],
    error: kept?.mistakes[name] ? tErrors(name === "email" ? "email" : "unknownRule") : null,
  });
  return (
    <AccountFrame title={t("withdraw.title")} lead={t("withdraw.lead")}>
      <PlainRefusal problem={problem} kept={kept} t={tErrors} />
      {withdraws === "call" ? (
        <PlainForm action="withdraw-check" locale={locale} className="flex flex-col gap-4">
          <TextField {...field("name")} label={t("field.name")} required autoComplete="name" />
          <TextField {...field("number")} label={t("field.number")} required autoComplete="off" />
          <TextField
            {...EMAIL_INPUT}
            {...field("email")}
            label={t("field.email")}
            required
            autoComplete="email"
          />
          <TextArea {...field("text")} label={t("field.text")} hint={t("field.textHint")} />
          <Button type="submit" size="lg">
            {t("withdraw.next")}
          </Button>
        </PlainForm>
      ) : withdraws ? (
        <SiteForm context={context} id={withdraws.form} kept={kept} />
      ) : null}
    </AccountFrame>
  );
}

async function SiteForm(props: {
  readonly context: SiteContext;
  readonly id: number;
  readonly kept: KeptForm | null;
}) {
  const { context, id, kept } = props;
  const { locale } = context;
  const [t, tErrors, form] = await Promise.all([
    getTranslations({ locale, namespace: "afterOrder" }),
    getTranslations({ locale, namespace: "errors" }),
    readVisitorForm(context, String(id)),
  ]);
  if (!form) return <p>{tErrors("tryAgain")}</p>;
  if (form.needsScript) {
    // Captchas and files need scripts, and a form with them is sent by scripts in one step.
    const own = await getForm(context, id);
    return own && <FormBlock context={context} form={own} />;
  }
  const typed = keptAsForm(kept ?? { values: {} });
  return (
    <PlainForm action="withdraw-check" locale={locale} className="flex flex-col gap-4">
      {form.fields.map((field) => (
        <FormControl
          key={field.name}
          field={field}
          value={typedValue(field, typed)}
          error={kept?.mistakes[`field-${field.name}`] ? tErrors("unknownRule") : null}
        />
      ))}
      <Button type="submit" size="lg">
        {t("withdraw.next")}
      </Button>
    </PlainForm>
  );
}
