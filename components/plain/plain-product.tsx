import "server-only";
import { getTranslations } from "next-intl/server";
import { variantLabel } from "#components/product/variant-label.ts";
import { readBuyable } from "#components/product-page/buy/read-buyable.ts";
import { Button } from "#components/ui/button.tsx";
import { SelectField, TextField } from "#components/ui/form/field.tsx";
import { Link } from "#components/ui/link.tsx";
import type { Product } from "#lib/api/schemas/product.ts";
import type { CustomFieldRule } from "#lib/domain/product/custom-options.ts";
import { textName } from "#lib/domain/product/fields-to-ask.ts";
import { everyField, fieldsOfProduct, productForm } from "#lib/gateway/form/asked-product.ts";
import { keptForm } from "#lib/gateway/form/kept-form.ts";
import type { Visitor } from "#lib/gateway/form/visitor.ts";
import { hrefTo } from "#lib/i18n/routes.ts";
import type { SiteContext } from "#lib/site/types.ts";
import { PlainForm } from "./plain-form.tsx";

interface Props {
  readonly context: SiteContext;
  readonly visitor: Visitor;
  readonly product: Product;
}

/** What a product asks for before it is bought, as it was filled in, with what is wrong beside it (decision 0058). */
export async function PlainProduct({ context, visitor, product }: Props) {
  const { site, locale } = context;
  const [t, { buyable }] = await Promise.all([
    getTranslations({ locale, namespace: "product" }),
    readBuyable(context, product, {}),
  ]);
  const kept = keptForm(visitor.cookies(), productForm(product.slug));
  const typed = (name: string) => kept?.values[name]?.[0];
  const chosen = typed("chosen");
  const fields = chosen ? fieldsOfProduct(product, Number(chosen)) : everyField(product);
  return (
    <div className="wrap fold py-[clamp(1.5rem,4vw,3.5rem)]">
      <h1 className="mb-4 text-h1 wrap-anywhere">{product.name}</h1>
      <div className="mb-6">{buyable.prices[0]?.shown}</div>
      <PlainForm action="add" locale={locale} className="flex max-w-md flex-col gap-5">
        <input type="hidden" name="slug" value={product.slug} />
        <input type="hidden" name="asks" value="true" />
        {buyable.service && <input type="hidden" name="reservation" value="true" />}
        {buyable.configurable ? (
          <SelectField
            name="chosen"
            label={buyable.choices.map(({ label }) => label).join(", ")}
            error={kept?.mistakes.chosen && t("configurationNotSet")}
            defaultValue={chosen}
            required
          >
            <option value="">{t("choose")}</option>
            {buyable.variants
              .filter(({ available }) => available)
              .map(({ id, values, price }) => (
                <option key={id} value={id}>
                  {variantLabel(buyable.choices, values)} · {buyable.prices[price]?.text}
                </option>
              ))}
          </SelectField>
        ) : (
          <input type="hidden" name="product" value={product.id} />
        )}
        {fields.map((field) => (
          <AskedField
            key={field.title}
            field={field}
            // Another variant may ask for less.
            required={field.required && (!buyable.configurable || Boolean(chosen))}
            value={typed(textName(field.title))}
            error={errorOf(field, kept?.mistakes[textName(field.title)])}
            choose={t("choose")}
          />
        ))}
        <TextField
          name="quantity"
          type="number"
          min={1}
          step={1}
          label={t("quantity")}
          defaultValue={typed("quantity") ?? 1}
          required
        />
        <Button type="submit" size="lg">
          {t("addToCart")}
        </Button>
      </PlainForm>
      <p className="mt-6">
        <Link
          className="text-link"
          href={hrefTo(
            { name: "product", slug: product.slug },
            { locale, defaultLocale: site.defaultLocale },
          )}
        >
          {product.name}
        </Link>
      </p>
    </div>
  );

  function errorOf({ title, choices }: CustomFieldRule, mistake: string | undefined) {
    if (!mistake) return undefined;
    if (choices) return t("chooseFirst", { label: title });
    return t(mistake === "number" ? "numberOnly" : "required");
  }
}

function AskedField(props: {
  readonly field: CustomFieldRule;
  readonly required: boolean;
  readonly value: string | undefined;
  readonly error: string | undefined;
  readonly choose: string;
}) {
  const { field, value, error, required, choose } = props;
  const { title, type, choices } = field;
  const shared = { name: textName(title), label: title, error, required, defaultValue: value };
  if (!choices)
    return (
      <TextField
        {...shared}
        inputMode={type === "number" ? "decimal" : undefined}
        autoComplete="off"
        maxLength={200}
      />
    );
  return (
    <SelectField {...shared}>
      <option value="">{choose}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </SelectField>
  );
}
