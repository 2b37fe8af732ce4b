import { SelectField } from "#components/kit/ui/form/field.tsx";
import type { BuyableProduct } from "#components/shop/product/product-types.ts";
import { variantLabel } from "#components/shop/product/variant-label.ts";

interface Props {
  readonly product: BuyableProduct;
  readonly slug: string;
  readonly locale: string;
  /** The first entry of the list, which selects nothing. */
  readonly label: string;
  /** It has texts or parts, so that the gateway reads it before adding it. */
  readonly asks: boolean;
}

/**
 * The fields of the buy form for sending it without JavaScript: the product, or a list of its variants (decision 0058).
 */
export const PlainBuy = ({ product, slug, locale, label, asks }: Props) => (
  <>
    <input type="hidden" name="language" value={locale} />
    <input type="hidden" name="slug" value={slug} />
    {asks && <input type="hidden" name="asks" value="true" />}
    {product.service && <input type="hidden" name="reservation" value="true" />}
    {product.configurable ? (
      <noscript>
        <SelectField
          name="chosen"
          label={product.choices.map((choice) => choice.label).join(", ")}
          required
        >
          <option value="">{label}</option>
          {product.variants
            .filter(({ available }) => available)
            .map(({ id, values, price }) => (
              <option key={id} value={id}>
                {`${variantLabel(product.choices, values)} · ${product.prices[price]?.text ?? ""}`}
              </option>
            ))}
        </SelectField>
      </noscript>
    ) : (
      <input type="hidden" name="product" value={product.id} />
    )}
  </>
);
