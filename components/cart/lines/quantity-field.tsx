"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { toQuantity } from "#lib/domain/product/quantity.ts";

interface QuantityFieldProps {
  readonly name: string;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

const BUTTON =
  "grid size-11 place-items-center rounded-control text-brand transition hover:bg-brand-soft aria-disabled:cursor-not-allowed aria-disabled:opacity-40";

/**
 * Spinbutton `Quantity of {product}` with its two buttons. A whole number above 0 takes effect at once
 * (docs/screens.md §4.1).
 */
export function QuantityField({ name, quantity, onChange }: QuantityFieldProps) {
  const t = useTranslations();
  const id = useId();
  /** The text being typed; null shows the quantity. */
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  /** The last requested quantity, because clicks may come faster than renders. */
  const wanted = useRef(quantity);
  useLayoutEffect(() => {
    wanted.current = quantity;
  });
  const invalid = draft !== null && left && toQuantity(draft) === null;

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    setDraft(event.target.value);
    setLeft(false);
    const typed = toQuantity(event.target.value);
    if (typed !== null && typed !== quantity) onChange(typed);
  };
  const leave = () => {
    setLeft(true);
    if (draft !== null && toQuantity(draft) !== null) setDraft(null);
  };
  const step = (by: number) => {
    setDraft(null);
    if (wanted.current + by <= 0) return;
    wanted.current += by;
    onChange(wanted.current);
  };

  return (
    <div>
      <div className="inline-flex items-center rounded-control border border-line-strong bg-surface">
        <button
          type="button"
          aria-label={t("cart.decrease", { name })}
          aria-disabled={quantity <= 1}
          onClick={() => step(-1)}
          className={BUTTON}
        >
          <Icon name="minus" />
        </button>
        <input
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          aria-label={t("cart.quantityOf", { name })}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? `${id}-error` : undefined}
          value={draft ?? quantity}
          onChange={type}
          onBlur={leave}
          className="h-11 w-12 appearance-none bg-transparent text-center font-semibold tabular-nums [-moz-appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
        <button
          type="button"
          aria-label={t("cart.increase", { name })}
          onClick={() => step(1)}
          className={BUTTON}
        >
          <Icon name="plus" />
        </button>
      </div>
      {invalid && (
        <p id={`${id}-error`} className="pt-1 text-small font-medium text-danger">
          {t("errors.invalidQuantity")}
        </p>
      )}
    </div>
  );
}
