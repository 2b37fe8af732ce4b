import "server-only";
import { getTranslations } from "next-intl/server";
import { Button } from "#components/kit/ui/button.tsx";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { EMAIL_INPUT } from "#components/pages/plain/email-input.ts";
import { PlainForm, PlainProblem } from "#components/pages/plain/plain-form.tsx";
import { AccountFrame } from "#components/shop/account/account-frame.tsx";
import type { Problem } from "#lib/gateway/form/form-action.ts";
import type { KeptForm } from "#lib/gateway/form/stored-form.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

interface Props {
  readonly context: SiteContext;
  readonly problem?: Problem | null;
  readonly kept?: KeptForm | null;
}

/** Asks for number and e-mail of an order. The form is sent alike with and without scripts. */
export async function FindOrderForm({ context: { locale }, problem = null, kept = null }: Props) {
  const [t, tErrors] = await Promise.all([
    getTranslations({ locale, namespace: "afterOrder" }),
    getTranslations({ locale, namespace: "errors" }),
  ]);
  return (
    <AccountFrame title={t("find.title")} lead={t("find.lead")}>
      <PlainProblem problem={problem} t={tErrors} />
      <PlainForm action="find-order" locale={locale} className="flex flex-col gap-4">
        <TextField
          name="number"
          label={t("field.number")}
          required
          autoComplete="off"
          defaultValue={kept?.values.number?.[0]}
          error={kept?.mistakes.number ? tErrors("unknownRule") : null}
        />
        <TextField
          {...EMAIL_INPUT}
          name="email"
          label={t("field.email")}
          required
          autoComplete="email"
          defaultValue={kept?.values.email?.[0]}
          error={kept?.mistakes.email ? tErrors("email") : null}
        />
        <Button type="submit" size="lg">
          {t("find.submit")}
        </Button>
      </PlainForm>
    </AccountFrame>
  );
}
