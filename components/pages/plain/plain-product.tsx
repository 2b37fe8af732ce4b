import "server-only";
import { getTranslations } from "next-intl/server";
import { Button } from "#components/kit/ui/button.tsx";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { readBuyable } from "#components/shop/product-page/buy/read-buyable.ts";
import { readCart } from "#lib/gateway/form/read-cart.ts";
import { partName } from "#lib/gateway/form/requested-bundle.ts";
import { everyField, fieldsOfProduct, productForm } from "#lib/gateway/form/requested-product.ts";
import { type KeptForm, keptForm } from "#lib/gateway/form/stored-form.ts";
import type { Visitor } from "#lib/gateway/form/visitor.ts";
import type { CartItem } from "#lib/shop/api/schemas/cart-schema.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { readLineOptions } from "#lib/shop/domain/cart/line.ts";
import { bundleNeeds } from "#lib/shop/domain/product/bundle.ts";
import { textName } from "#lib/shop/domain/product/fields-to-ask.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { AskedField, VariantField } from "./asked-field.tsx";
import { PlainBundle } from "./plain-bundle.tsx";
import { PlainCut, PlainForm } from "./plain-form.tsx";

interface Props {
  readonly context: SiteContext;
  readonly visitor: Visitor;
  readonly product: Product;
  /** The line of the cart that is edited, as an address names it. */
  readonly itemId?: string | undefined;
}

/**
 * The form of a product that needs texts, choices or a variant (decision 0058). Its initial values are those of the
 * edited cart line, or of the last attempt, with its errors.
 */
export async function PlainProduct({ context, visitor, product, itemId }: Props) {
  const { site, locale } = context;
  const [t, tPage, tBundle, line, { buyable, parts }] = await Promise.all([
    getTranslations({ locale, namespace: "product" }),
    getTranslations({ locale, namespace: "productPage" }),
    getTranslations({ locale, namespace: "bundle" }),
    itemId === undefined ? null : readLine(visitor, product, itemId),
    readBuyable(context, product, {}),
  ]);
  const needs = product.format === "bundle" ? bundleNeeds(parts) : "nothing";
  const last = keptForm(visitor.cookies(), productForm(product.slug));
  const filledIn = last?.values.item?.[0] === (line ? itemId : undefined) ? last : null;
  const kept = filledIn ?? (line && asFilledIn(line));
  const typed = (name: string) => kept?.values[name]?.[0];
  const chosen = typed("chosen");
  const fields = chosen ? fieldsOfProduct(product, Number(chosen)) : everyField(product);
  // Each variant has its own stock.
  const note = buyable.configurable ? undefined : buyable.notes[0];
  return (
    <div className="wrap fold py-[clamp(1.5rem,4vw,3.5rem)]">
      <h1 className="mb-4 text-h1 wrap-anywhere">{product.name}</h1>
      <div className="mb-6 space-y-2">
        {buyable.prices[0]?.shown}
        {note && (
          <p className={`font-medium ${note.good ? "text-success" : "text-danger"}`}>{note.text}</p>
        )}
      </div>
      {needs === "impossible" ? (
        <Notice tone="info" title={tPage("bundle.title")}>
          <p>{tPage("bundle.impossible")}</p>
        </Notice>
      ) : (
        <PlainForm action="add" locale={locale} className="flex max-w-md flex-col gap-5">
          <input type="hidden" name="slug" value={product.slug} />
          <input type="hidden" name="asks" value="true" />
          {line && <input type="hidden" name="item" value={line.itemId} />}
          {buyable.service && <input type="hidden" name="reservation" value="true" />}
          {buyable.configurable ? (
            <VariantField product={buyable} name="chosen" locale={locale} kept={kept} priced />
          ) : (
            <input type="hidden" name="product" value={product.id} />
          )}
          <PlainCut
            kept={filledIn}
            labels={Object.fromEntries(fields.map(({ title }) => [textName(title), title]))}
            locale={locale}
          />
          {fields.map((field) => (
            <AskedField
              key={field.title}
              field={field}
              name={textName(field.title)}
              locale={locale}
              kept={kept}
              // Another variant may ask for less.
              required={field.required && (!buyable.configurable || Boolean(chosen))}
            />
          ))}
          {needs === "choice" && <PlainBundle context={context} bundle={product} kept={kept} />}
          <TextField
            name="quantity"
            inputMode="numeric"
            autoComplete="off"
            label={t("quantity")}
            defaultValue={typed("quantity") ?? 1}
            required
          />
          <Button type="submit" size="lg">
            {line ? tBundle("update") : t("addToCart")}
          </Button>
        </PlainForm>
      )}
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
}

/** The cart line with this product or one of its variants; null if there is none. */
async function readLine(
  visitor: Visitor,
  { id, associatedProducts }: Product,
  itemId: string,
): Promise<CartItem | null> {
  const { cart } = await readCart(visitor);
  const ids = [id, ...(associatedProducts?.products ?? []).map((variant) => variant.id)];
  const line = cart?.items.find((one) => String(one.itemId) === itemId);
  return line && ids.includes(line.productId) ? line : null;
}

/** A cart line as the values of its form. */
function asFilledIn(line: CartItem): KeptForm {
  const { personalizations, bundleOptions } = readLineOptions(line);
  return {
    form: "",
    values: Object.fromEntries([
      ["chosen", [String(line.productId)]],
      ["quantity", [String(line.qty)]],
      ...Object.entries(personalizations).map(([title, text]) => [textName(title), [text]]),
      ...bundleOptions.map(({ id }, place) => [partName(place), [String(id)]]),
    ]),
    mistakes: {},
    sent: null,
  };
}
