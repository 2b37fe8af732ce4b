import "server-only";
import { getTranslations } from "next-intl/server";
import { SelectField, TextField } from "#components/kit/ui/form/field.tsx";
import type { BuyableProduct } from "#components/shop/product/product-types.ts";
import { variantLabel } from "#components/shop/product/variant-label.ts";
import type { KeptForm } from "#lib/gateway/form/stored-form.ts";
import type { CustomFieldRule } from "#lib/shop/domain/product/custom-options.ts";

interface Asked {
  readonly name: string;
  readonly locale: string;
  /** The values of the last attempt, with their mistakes. */
  readonly kept: KeptForm | null;
}

/** A text field or list that a product asks for, with the submitted value and its error. */
export async function AskedField(
  props: Asked & { readonly field: CustomFieldRule; readonly required: boolean },
) {
  const { field, name, locale, kept, required } = props;
  const { title, type, choices, hint } = field;
  const t = await getTranslations({ locale, namespace: "product" });
  const mistake = kept?.mistakes[name];
  const error = mistake
    ? choices
      ? t("chooseFirst", { label: title })
      : t(mistake === "number" ? "numberOnly" : "required")
    : undefined;
  const shared = { name, label: title, error, required, defaultValue: kept?.values[name]?.[0] };
  if (!choices)
    return (
      <TextField
        {...shared}
        hint={hint}
        inputMode={type === "number" ? "decimal" : undefined}
        autoComplete="off"
        maxLength={200}
      />
    );
  return (
    <SelectField {...shared}>
      <option value="">{t("choose")}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </SelectField>
  );
}

/** A product's available variants as a list. `priced`: with the price of each, as on its product page. */
export async function VariantField(
  props: Asked & { readonly product: BuyableProduct; readonly priced: boolean },
) {
  const { product, name, locale, kept, priced } = props;
  const t = await getTranslations({ locale, namespace: "product" });
  return (
    <SelectField
      name={name}
      label={product.choices.map(({ label }) => label).join(", ")}
      error={kept?.mistakes[name] && t("configurationNotSet")}
      defaultValue={kept?.values[name]?.[0]}
      required
    >
      <option value="">{t("choose")}</option>
      {product.variants
        .filter(({ available }) => available)
        .map(({ id, values, price }) => (
          <option key={id} value={id}>
            {[
              variantLabel(product.choices, values),
              ...(priced ? [product.prices[price]?.text] : []),
            ].join(" · ")}
          </option>
        ))}
    </SelectField>
  );
}
