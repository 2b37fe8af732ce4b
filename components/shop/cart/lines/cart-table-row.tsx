// biome-ignore-all lint/a11y/noRedundantRoles: on phones a row is displayed as a grid, and loses its implicit roles
import { useTranslations } from "next-intl";
import { errorMessageFor } from "#components/kit/messages/error-message-for.ts";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Icon } from "#components/kit/ui/icon.tsx";
import { Price } from "#components/kit/ui/price.tsx";
import type { ApiError } from "#lib/shop/api/errors.ts";
import type { CartItem } from "#lib/shop/api/schemas/cart-schema.ts";
import type { Currency } from "#lib/shop/api/schemas/site-schema.ts";
import type { CartRow } from "#lib/shop/domain/cart/pending.ts";
import type { CartRuntime } from "#stores/cart/cart-runtime.ts";
import { LineProduct } from "./line-product.tsx";
import { QuantityField } from "./quantity-field.tsx";
import type { LineProducts } from "./use-line-products.ts";

interface CartTableRowProps {
  readonly row: CartRow;
  readonly runtime: CartRuntime;
  /** Why the backend refused the last quantity. */
  readonly refusal?: ApiError;
  readonly currency: Currency;
  readonly lines: LineProducts;
  readonly onLeave?: () => void;
  readonly onKeep?: ((item: CartItem) => void) | undefined;
}

/**
 * Cells are aligned at the top, beside the middle of the picture: text that appears later makes a row higher without
 * moving its buttons.
 */
const CELL = "py-4 align-top";
const BUTTON_CELL = `${CELL} @2xl:pt-[2.625rem]`;
const TEXT_CELL = `${CELL} @2xl:pt-[3.2rem]`;

/** One line of the cart: a table row, on phones a card of two columns. */
export function CartTableRow({
  row,
  runtime,
  refusal,
  currency,
  lines,
  onLeave,
  onKeep,
}: CartTableRowProps) {
  const t = useTranslations();
  const { locale } = useSite();
  const { item } = row;
  const { name } = item.productData;
  const price = (amount: number) => <Price amount={amount} currency={currency} locale={locale} />;
  const list = lines.listPriceOf(item);
  return (
    <tr
      role="row"
      className="border-b border-line @max-2xl:grid @max-2xl:grid-cols-[auto_minmax(0,1fr)_auto] @max-2xl:gap-x-4 @max-2xl:gap-y-2 @max-2xl:py-4 @max-2xl:first:pt-0"
    >
      <td role="cell" className={`${CELL} pe-4 @max-2xl:contents`}>
        <LineProduct item={item} currency={currency} lines={lines} onLeave={onLeave} />
      </td>
      <td
        role="cell"
        className={`${BUTTON_CELL} pe-4 @max-2xl:col-span-2 @max-2xl:col-start-1 @max-2xl:row-start-2 @max-2xl:p-0`}
      >
        <QuantityField
          name={name}
          quantity={row.quantity}
          settling={row.updating}
          most={lines.mostOf(row)}
          refusal={refusal && errorMessageFor(t, refusal)}
          onChange={(quantity) => runtime.setQuantity(item, quantity)}
        />
        {onKeep && (
          <button
            type="button"
            aria-label={`${t("cart.kept.keep")}: ${name}`}
            onClick={() => onKeep(item)}
            className="text-link mt-1 block min-h-8 text-start text-small"
          >
            {t("cart.kept.keep")}
          </button>
        )}
        {row.failed && (
          <p className="pt-1 text-small font-medium text-danger">{t("cart.notSaved")}</p>
        )}
      </td>
      <td role="cell" className={`${TEXT_CELL} ps-4 text-end @3xl:ps-6 @max-2xl:sr-only`}>
        {price(item.prices.converted.finalPrice)}
        {list !== null && (
          // Below the price, which keeps its position, because this is known later.
          <s className="block text-small text-muted">
            <span className="sr-only">{t("cart.was")} </span>
            {price(list)}
          </s>
        )}
      </td>
      <td
        role="cell"
        className={`${TEXT_CELL} ps-4 text-end font-semibold @3xl:ps-6 @max-2xl:col-start-3 @max-2xl:row-start-2 @max-2xl:p-0 @max-2xl:pt-2.5`}
      >
        <span className={`transition-opacity ${row.updating ? "opacity-45" : ""}`}>
          {price(item.prices.converted.row)}
        </span>
        {row.updating && <span className="sr-only">{t("cart.summary.updating")}</span>}
      </td>
      <td
        role="cell"
        className={`${BUTTON_CELL} ps-2 text-end @max-2xl:col-start-3 @max-2xl:row-start-1 @max-2xl:p-0`}
      >
        <button
          type="button"
          aria-label={t("cart.remove", { name })}
          onClick={() => runtime.remove(item)}
          className="ms-auto grid size-11 place-items-center rounded-full text-muted transition hover:bg-danger-soft hover:text-danger @max-2xl:-me-2 @max-2xl:-mt-2"
        >
          <Icon name="trash" />
        </button>
      </td>
    </tr>
  );
}
