"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { useUser } from "#components/shop/auth/use-user.ts";
import { InlineForm } from "#components/shop/cart/inline-form.tsx";
import { cardCookie } from "#stores/cart/card-cookie.ts";
import type { CartRuntime } from "#stores/cart/cart-runtime.ts";
import { ScanButton } from "./scan-button.tsx";
import { useMemberCard } from "./use-member-card.ts";

interface MemberCardFormProps {
  /** Whether the backend says that the cart's card is valid. */
  readonly valid: boolean;
  readonly runtime: CartRuntime;
}

/**
 * Textbox `Membership card barcode` with `Apply card`, and `Scan` where the browser reads barcodes
 * (docs/screens.md §4.3).
 */
export function MemberCardForm({ valid, runtime }: MemberCardFormProps) {
  const t = useTranslations("cart.card");
  const card = useMemberCard(runtime);
  const { user } = useUser();
  const field = useRef<HTMLInputElement>(null);
  const own = user?.memberCardBarcode ?? "";

  // Clears an invalid card, so that the same one can be applied again once it is valid.
  useEffect(() => {
    if (!valid) cardCookie.clear();
  }, [valid]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await card.apply(card.barcode))) field.current?.focus();
  };
  const takeScanned = (barcode: string) => {
    card.write(barcode);
    void card.apply(barcode);
  };

  return (
    <div className="stack min-w-0 gap-3!">
      {!valid && <Notice tone="warning" title={t("notValid")} />}
      <InlineForm onSubmit={submit}>
        <TextField
          ref={field}
          label={t("label")}
          value={card.barcode}
          error={card.error !== "" && <span role="alert">{card.error}</span>}
          hint={valid && card.applied !== "" && t("isApplied", { barcode: card.applied })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          enterKeyHint="done"
          onChange={(event) => card.write(event.target.value)}
        />
        <Button type="submit" variant="secondary" loading={card.busy}>
          {t("apply")}
        </Button>
      </InlineForm>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        <ScanButton onScanned={takeScanned} />
        {own !== "" && own !== card.barcode && (
          <button
            type="button"
            className="text-link min-h-6 text-small font-semibold"
            onClick={() => takeScanned(own)}
          >
            {t("useOwn", { barcode: own })}
          </button>
        )}
      </div>
    </div>
  );
}
