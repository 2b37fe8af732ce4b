"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { errorMessageFor } from "#components/kit/messages/error-message-for.ts";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { SelectField } from "#components/kit/ui/form/field.tsx";
import { showToast } from "#components/kit/ui/toast.ts";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import { cartCurrency } from "#lib/shop/domain/cart/currency.ts";
import type { CartRuntime } from "#stores/cart/cart-runtime.ts";

/** Combobox `Currency`, if the site has more than one. The backend converts the amounts. */
export function CurrencySwitch({ cart, runtime }: { cart: Cart; runtime: CartRuntime }) {
  const t = useTranslations();
  const site = useSite();
  const [wanted, setWanted] = useState<number | null>(null);
  const { currencies = [] } = site;
  if (currencies.length < 2) return null;

  const choose = async (id: number) => {
    setWanted(id);
    const result = await runtime.setCurrency(id);
    setWanted(null);
    if (result && !result.ok)
      void showToast({ tone: "error", message: errorMessageFor(t, result.error) });
  };

  return (
    <SelectField
      label={t("cart.currency")}
      value={wanted ?? cartCurrency(cart, site).id}
      onChange={(event) => void choose(Number(event.target.value))}
    >
      {currencies.map(({ id, label, symbol }) => (
        <option key={id} value={id}>
          {symbol !== "" && symbol !== label ? `${label} (${symbol})` : label}
        </option>
      ))}
    </SelectField>
  );
}
