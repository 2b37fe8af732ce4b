"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { errorMessageFor } from "#components/kit/messages/error-message-for.ts";
import { Button } from "#components/kit/ui/button.tsx";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { showToast } from "#components/kit/ui/toast.ts";
import { sessionEnd } from "#lib/shop/domain/cart/faults.ts";
import { VALUE_KINDS } from "#lib/shop/values/kinds.ts";
import type { CartRuntime } from "#stores/cart/cart-runtime.ts";
import { InlineForm } from "./inline-form.tsx";

interface CouponFormProps {
  /** The code on the cart, "" without one. */
  readonly applied: string;
  readonly runtime: CartRuntime;
}

/**
 * Applies a coupon, or removes the applied one. The field is disabled while one is applied. An empty code does nothing
 * (docs/screens.md §3.7).
 */
export function CouponForm({ applied, runtime }: CouponFormProps) {
  const t = useTranslations();
  const [code, setCode] = useState("");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isApplied = applied !== "";

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError("");
    const result = await (isApplied ? runtime.removeCoupon() : runtime.applyCoupon(code));
    setBusy(false);
    if (result === null) return;
    if (result.ok) {
      const name = isApplied ? applied : result.data.couponCode || VALUE_KINDS.coupon.clean(code);
      setCode(isApplied ? applied : "");
      // Where the coupon has expired, the cart runtime has shown a toast already.
      if (isApplied || result.data.couponValid)
        void showToast({
          tone: "success",
          message: t(isApplied ? "cart.coupon.removed" : "cart.coupon.applied", { code: name }),
        });
      return;
    }
    if (sessionEnd(result.error)) return;
    setError(errorMessageFor(t, result.error));
    field.current?.focus();
  };

  return (
    <InlineForm onSubmit={submit}>
      <TextField
        ref={field}
        label={t("cart.coupon.label")}
        value={isApplied ? applied : code}
        disabled={isApplied}
        error={error !== "" && <span role="alert">{error}</span>}
        hint={isApplied && t("cart.coupon.hint")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        enterKeyHint="done"
        onChange={(event) => {
          setCode(event.target.value);
          setError("");
        }}
      />
      <Button type="submit" variant="secondary" loading={busy}>
        {t(isApplied ? "cart.coupon.remove" : "cart.coupon.apply")}
      </Button>
    </InlineForm>
  );
}
