"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { NumberInput } from "#components/kit/ui/form/number-input.tsx";
import { Icon } from "#components/kit/ui/icon.tsx";
import { toQuantity } from "#lib/shop/domain/product/quantity.ts";

interface QuantityFieldProps {
  readonly name: string;
  readonly quantity: number;
  /** The backend has not answered the last change yet. */
  readonly settling?: boolean;
  /** The available pieces: a larger number is reduced to it. Undefined if unknown. */
  readonly most?: number;
  /** Why it refused the last change, as a message. */
  readonly refusal?: string;
  readonly onChange: (quantity: number) => void;
}

/**
 * The spinbutton `Quantity of {product}` with its two buttons. A whole number above 0 takes effect immediately
 * (docs/screens.md §4.1).
 */
export function QuantityField({
  name,
  quantity,
  settling = false,
  most,
  refusal = "",
  onChange,
}: QuantityFieldProps) {
  const t = useTranslations();
  const locale = useLocale();
  const id = useId();
  /** The text being typed; null shows the quantity. */
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  /** Whether the shopper wanted more than the stock, and got the stock. */
  const [clamped, setClamped] = useState(false);
  /** The last requested quantity, because clicks may come faster than renders. */
  const wanted = useRef(quantity);
  useLayoutEffect(() => {
    wanted.current = quantity;
  });
  const isDraftNumber = draft !== null && toQuantity(draft, locale) !== null;
  // Once the backend has answered, the field shows the cart's quantity, even while it has the focus.
  const [settled, setSettled] = useState(!settling);
  if (settled === settling) {
    setSettled(!settling);
    if (!settling && isDraftNumber) setDraft(null);
  }
  const invalid = draft !== null && left && !isDraftNumber;
  const error = invalid ? t("errors.invalidQuantity") : refusal;
  const note = clamped && most === quantity ? t("cart.clamped", { count: most }) : "";

  /** Sets a quantity, at most the stock. */
  const take = (wantedQuantity: number): number => {
    const isTooMany = most !== undefined && wantedQuantity > most;
    const taken = isTooMany ? most : wantedQuantity;
    setClamped(isTooMany);
    if (taken !== quantity) onChange(taken);
    return taken;
  };

  const type = (text: string) => {
    setDraft(text);
    setLeft(false);
    const typed = toQuantity(text, locale);
    if (typed !== null && take(typed) !== typed) setDraft(null);
  };
  const leave = () => {
    setLeft(true);
    if (isDraftNumber) setDraft(null);
  };
  const step = (by: number) => {
    setDraft(null);
    if (wanted.current + by <= 0) return;
    wanted.current = take(wanted.current + by);
  };

  return (
    <div>
      <div className="inline-flex h-[2.875rem] items-center rounded-md border border-line-strong bg-surface hover:border-ink has-aria-invalid:border-danger">
        <button
          type="button"
          aria-label={t("cart.decrease", { name })}
          aria-disabled={quantity <= 1}
          onClick={() => step(-1)}
          className="quantity-step"
        >
          <Icon name="minus" />
        </button>
        <NumberInput
          locale={locale}
          min={1}
          aria-label={t("cart.quantityOf", { name })}
          aria-invalid={invalid || undefined}
          aria-describedby={error === "" && note === "" ? undefined : `${id}-error`}
          value={draft ?? String(quantity)}
          onText={type}
          onBlur={leave}
          className="quantity-input font-semibold"
        />
        <button
          type="button"
          aria-label={t("cart.increase", { name })}
          onClick={() => step(1)}
          className="quantity-step"
        >
          <Icon name="plus" />
        </button>
      </div>
      {/* Always rendered, so that a message written into it is announced. */}
      <p
        id={`${id}-error`}
        aria-live="polite"
        className={`text-small font-medium [&:not(:empty)]:pt-1 ${error === "" ? "text-muted" : "text-danger"}`}
      >
        {error || note}
      </p>
    </div>
  );
}
