// biome-ignore-all lint/a11y/noRedundantRoles: on phones the parts are no longer displayed as a table, and lose their implicit roles
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import type { CartModel } from "#components/shop/cart-runtime/use-cart.ts";
import type { CartItem } from "#lib/shop/api/schemas/cart-schema.ts";
import { cartCurrency } from "#lib/shop/domain/cart/currency.ts";
import { CartTableRow } from "./cart-table-row.tsx";
import type { LineProducts } from "./use-line-products.ts";

const HEAD = "border-b border-line pb-2 text-small font-semibold text-muted";
const START = `${HEAD} pe-4 text-start`;
const END = `${HEAD} ps-4 text-end whitespace-nowrap`;

interface CartTableProps {
  readonly model: CartModel;
  readonly lines: LineProducts;
  readonly onLeave?: () => void;
  /** Removes a line from the cart and saves it for later. */
  readonly onKeep?: ((item: CartItem) => void) | undefined;
}

/**
 * Table `Cart`. Where it is narrow (on phones, and in the modal on tablets) each row is laid out as a card. The roles
 * are explicit because browsers drop a table's semantics once its parts are no longer displayed as a table.
 */
export function CartTable({ model, lines, onLeave, onKeep }: CartTableProps) {
  const t = useTranslations("cart");
  const currency = cartCurrency(model.cart, useSite());
  const { runtime } = model;
  useEffect(() => runtime.refusals.showLines(), [runtime]);
  return (
    <table role="table" aria-label={t("title")} className="w-full border-collapse @max-2xl:block">
      <thead role="rowgroup" className="@max-2xl:sr-only">
        <tr role="row">
          <th role="columnheader" scope="col" className={START}>
            {t("column.product")}
          </th>
          <th role="columnheader" scope="col" className={START}>
            {t("column.quantity")}
          </th>
          <th role="columnheader" scope="col" className={END}>
            {t("column.price")}
          </th>
          <th role="columnheader" scope="col" className={END}>
            {t("column.total")}
          </th>
          <th role="columnheader" scope="col" className={START}>
            <span className="sr-only">{t("column.remove")}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="@max-2xl:block">
        {model.rows.map((row) => (
          <CartTableRow
            key={row.item.itemId}
            row={row}
            runtime={runtime}
            refusal={model.refusals.get(row.item.itemId)}
            currency={currency}
            lines={lines}
            onLeave={onLeave}
            onKeep={onKeep}
          />
        ))}
      </tbody>
    </table>
  );
}
