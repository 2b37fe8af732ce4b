import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, Suspense, useEffect } from "react";
import { translated } from "#components/kit/messages/translations.tsx";
import { HiddenValues } from "#components/shop/forms/hidden-values.ts";
import { CustomFields } from "#components/shop/product/custom-fields.tsx";
import type {
  BuyableProduct,
  BuyVariant,
  StockNote,
} from "#components/shop/product/product-types.ts";
import { VariantFields } from "#components/shop/product/variant-fields.tsx";
import { variantLabel } from "#components/shop/product/variant-label.ts";
import { SeenHere } from "#components/shop/seen/seen-here.tsx";
import { fieldsToAsk } from "#lib/shop/domain/product/fields-to-ask.ts";
import { inStockInstead } from "#lib/shop/domain/product/variants.ts";
import { BuyRow } from "./buy-row.tsx";
import { NetPrice } from "./net-price.tsx";
import { useBuy } from "./use-buy.ts";

interface Props {
  readonly product: BuyableProduct;
  /** Shown below a sold-out product or variant: the form for a notification when it is back. */
  readonly whenSoldOut?: ReactNode;
  /** Hidden fields for sending the form without JavaScript; if left out, it needs JavaScript (decision 0058). */
  readonly plain?: ReactNode;
}

/** The buy box: price, choices, custom fields, quantity and the button. */
export const BuyBox = translated(function BuyBox({ product, whenSoldOut, plain }: Props) {
  const t = useTranslations("product");
  const buy = useBuy(product);
  const { chosen, variant, mistakes } = buy;
  const price = product.prices[variant?.price ?? 0];
  const open = chosen.includes("") && product.variants.length > 0;
  const note =
    product.configurable && product.variants.length > 0 && !variant
      ? { text: product.impossible, good: false }
      : product.notes[variant?.note ?? 0];
  // Not primary if nothing can be bought (docs/screens.md §7.1); the button stays clickable and shows why.
  const useless = open
    ? product.variants.every(({ available }) => !available)
    : note !== undefined && !note.good;

  const isSoldOut = variant
    ? !variant.available
    : product.variants.length > 0
      ? product.variants.every(({ available }) => !available)
      : note !== undefined && !note.good;
  const instead =
    variant && isSoldOut ? inStockInstead(product.variants, product.choices, chosen) : [];
  const label = variant ? variantLabel(product.choices, variant.values) : "";

  const form = (
    <form
      ref={(form) => {
        buy.form.current = form;
        // Until hydration the browser validates required fields; afterwards our own messages next to the fields do.
        if (form) form.noValidate = true;
      }}
      {...(plain ? { method: "post", action: "/api/form/add" } : {})}
      onSubmit={buy.submit}
      className="flex flex-col gap-4"
    >
      <Suspense fallback={null}>
        <QueryWatch onQuery={buy.follow} />
      </Suspense>
      {product.configurable && (
        <div className={plain ? "contents noscript:hidden" : "contents"}>
          <VariantFields
            product={product}
            chosen={chosen}
            choose={buy.choose}
            missing={mistakes?.missing}
          />
        </div>
      )}
      {plain}
      <CustomFields
        fields={fieldsToAsk(product, variant)}
        values={buy.texts}
        wrong={mistakes?.wrong}
        onChange={buy.write}
      />
      <p role="status" className="text-small font-medium empty:-mt-4">
        {!open && note && (
          <Stock note={note}>
            {instead.length > 0 && t("inStockIn", { values: instead.join(t("comma")) })}
          </Stock>
        )}
      </p>
      {(!isSoldOut || buy.editing) && (
        <BuyRow
          name={product.name}
          variant={label}
          price={price?.text}
          quantity={buy.quantity}
          onQuantity={buy.setQuantity}
          error={mistakes?.quantity ? t("invalidQuantity") : null}
          failure={buy.failed ? t("offline") : null}
          adding={buy.adding}
          label={buy.editing ? t("updateCart") : undefined}
          quiet={useless && !buy.editing}
        />
      )}
    </form>
  );
  return (
    <>
      {/* Outside the form, because browsers' reader views leave forms out. */}
      <NetPrice net={price?.net ?? ""}>
        <div aria-live="polite">{price?.shown}</div>
      </NetPrice>
      {form}
      <SeenHere id={product.id} />
      {isSoldOut && whenSoldOut && (
        // Another variant is another request: the form starts empty.
        <HiddenValues
          key={variant?.id ?? 0}
          value={variant && hiddenValues(product, variant, label)}
        >
          {whenSoldOut}
        </HiddenValues>
      )}
    </>
  );
});

/** Whether the product is in stock; the children say in which other variants it is. */
const Stock = ({ note, children }: { note: StockNote; children: ReactNode }) => (
  <span className={`flex items-start gap-2 ${toneOf(note)}`}>
    <span aria-hidden="true" className="mt-1.5 size-2 shrink-0 rounded-full bg-current" />
    <span>
      <span>{note.text}</span>{" "}
      {children && <span className="block font-normal text-muted">{children}</span>}
    </span>
  </span>
);

const toneOf = ({ good, few }: StockNote): string =>
  !good ? "text-danger" : few ? "text-warning" : "text-success";

/** The requested variant, under the names that forms use (components/shop/product-page/buy/availability.tsx). */
function hiddenValues({ name }: BuyableProduct, { id, sku }: BuyVariant, label: string) {
  const product = String(id);
  const productName = label ? `${name} (${label})` : name;
  return { product, productId: product, product_id: product, productName, ...(sku && { sku }) };
}

/**
 * Reports the page's query after hydration, and whenever it has changed. Rendered in its own Suspense, because a cached
 * page is rendered without a query.
 */
function QueryWatch({ onQuery }: { onQuery: (query: URLSearchParams) => void }) {
  const query = useSearchParams();
  useEffect(() => onQuery(query), [query, onQuery]);
  return null;
}
