import "server-only";
import { getTranslations } from "next-intl/server";
import { Button } from "#components/kit/ui/button.tsx";
import type { PaymentForm } from "#lib/shop/domain/checkout/payment-form.ts";

/** The provider's form with a button; with scripts it would be submitted automatically (docs/security.md §1.6). */
export async function PayStep({ form, locale }: { form: PaymentForm; locale: string }) {
  const t = await getTranslations({ locale, namespace: "plain" });
  return (
    <form method={form.method} action={form.action}>
      {form.fields.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="lg">
        {t("toPayment")}
      </Button>
    </form>
  );
}
