"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Button } from "#components/kit/ui/button.tsx";
import { Cell, HeadCell, Table } from "#components/kit/ui/table.tsx";
import { useCartCurrency } from "#components/shop/cart-runtime/use-cart-currency.ts";
import { formatPrice } from "#lib/base/utils/numbers/format.ts";
import type { AmountChange, CartChange, LineState } from "#lib/shop/domain/cart/changes.ts";
import { OrderLabel } from "./order-label.tsx";

interface CartChangesProps {
  readonly change: CartChange;
  /** An order is being placed already. */
  readonly busy: boolean;
  readonly onContinue: () => void;
}

/** The changes of the cart between showing and ordering it, old beside new (docs/screens.md §3.14). */
export function CartChanges({ change, busy, onContinue }: CartChangesProps) {
  const t = useTranslations("payment.changed");
  const tCheckout = useTranslations("checkout");
  const names = useTranslations("cart.summary");
  const heading = useRef<HTMLHeadingElement>(null);
  // The notice replaces the pay button further down, which is out of sight on a phone.
  useEffect(() => heading.current?.focus(), []);
  const { locale } = useSite();
  const currency = useCartCurrency();
  const price = (amount: number) => formatPrice(amount, currency, locale);
  const state = (line: LineState | null, missing: "removed" | "added") =>
    line ? t("pieces", { count: line.quantity, price: price(line.price) }) : t(missing);
  /** Discounts have a minus sign, as in the summary. */
  const amount = (name: AmountChange["name"], value: number) =>
    (name === "coupon" || name === "loyalty") && value > 0 ? `−${price(value)}` : price(value);
  return (
    <section className="stack rounded-lg border border-line-strong p-4 sm:p-5">
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-32 text-lead font-semibold">
        {t("title")}
      </h3>
      <Table label={t("title")}>
        <thead>
          <tr>
            <HeadCell className="text-start">{t("product")}</HeadCell>
            <HeadCell className="text-end">{t("before")}</HeadCell>
            <HeadCell className="text-end">{t("now")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {change.lines.map(({ itemId, name, before, after }) => (
            <tr key={itemId}>
              <Cell className="wrap-anywhere">{name}</Cell>
              <Cell className="text-end text-muted tabular-nums">{state(before, "added")}</Cell>
              <Cell className="text-end font-semibold tabular-nums">{state(after, "removed")}</Cell>
            </tr>
          ))}
          {change.amounts.map(({ name, before, after }) => (
            <tr key={name}>
              <Cell>{names(name)}</Cell>
              <Cell className="text-end text-muted tabular-nums">{amount(name, before)}</Cell>
              <Cell className="text-end font-semibold tabular-nums">{amount(name, after)}</Cell>
            </tr>
          ))}
          <tr>
            <Cell className="font-semibold">{t("total")}</Cell>
            <Cell className="text-end text-muted tabular-nums">{price(change.total.before)}</Cell>
            <Cell className="text-end font-semibold tabular-nums">{price(change.total.after)}</Cell>
          </tr>
        </tbody>
      </Table>
      <div>
        <Button onClick={onContinue} loading={busy}>
          <OrderLabel
            t={tCheckout}
            total={change.total.after}
            currency={currency}
            locale={locale}
          />
        </Button>
      </div>
    </section>
  );
}
