import { useLocale, useTranslations } from "next-intl";
import { Button } from "#components/kit/ui/button.tsx";
import { NumberField } from "#components/kit/ui/form/field.tsx";

interface BundleFooterProps {
  readonly quantity: string;
  readonly onQuantity: (text: string) => void;
  readonly invalid: boolean;
  /** The form changes a line of the cart, instead of adding one. */
  readonly editing: boolean;
  readonly busy: boolean;
}

/** Quantity and submit button, sticky at the dialog's lower edge. */
export function BundleFooter({ quantity, onQuantity, invalid, editing, busy }: BundleFooterProps) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <div className="sticky -bottom-5 z-10 -mx-5 -mb-5 flex items-start gap-3 border-t border-line bg-surface px-5 py-4 low:static">
      <NumberField
        label={t("product.quantity")}
        locale={locale}
        min={1}
        value={quantity}
        error={invalid && t("product.invalidQuantity")}
        onText={onQuantity}
        frameClassName="w-24 shrink-0"
        className="tabular-nums"
      />
      <Button
        type="submit"
        size="lg"
        loading={busy}
        className="mt-[1.72rem] min-h-12 grow text-base!"
      >
        {t(editing ? "bundle.update" : "product.addToCart")}
      </Button>
    </div>
  );
}
