"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Fold } from "#components/kit/ui/form/fold.tsx";
import { TextArea } from "#components/kit/ui/form/text-area.tsx";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import { cardCookie } from "#stores/cart/card-cookie.ts";
import type { CartRuntime } from "#stores/cart/cart-runtime.ts";
import { instructions } from "#stores/cart/instructions.ts";
import { CouponForm } from "./coupon-form.tsx";
import { MemberCardForm } from "./member-card/member-card-form.tsx";

/** The codes and the note of a cart, folded: most have neither. What is in use, or wrong, is open. */
export function CartExtras({ cart, runtime }: { cart: Cart; runtime: CartRuntime }) {
  const t = useTranslations("cart");
  const isUsed = cart.couponCode !== "" || !cart.validateMemberCard || cardCookie.read() !== "";
  const [everUsed, setEverUsed] = useState(isUsed);
  // It stays open, because a shopper who has just removed a code still has the focus in it.
  if (isUsed && !everUsed) setEverUsed(true);
  const [hasNote] = useState(() => instructions.read() !== "");
  return (
    <div className="flex flex-col gap-3">
      <Fold title={t("codes")} open={everUsed}>
        <div className="grid items-start gap-x-8 gap-y-5 @2xl:grid-cols-2">
          <CouponForm applied={cart.couponCode} runtime={runtime} />
          <MemberCardForm valid={cart.validateMemberCard} runtime={runtime} />
        </div>
      </Fold>
      <Fold title={t("note")} open={hasNote}>
        <Instructions />
      </Fold>
    </div>
  );
}

/** Characters of the longest text that the backend takes. */
const INSTRUCTIONS_LIMIT = 2_000;

/** Textbox `Instructions`: kept while the shopper browses, sent with the order. */
function Instructions() {
  const t = useTranslations("cart");
  const [text, setText] = useState(() => instructions.read());
  return (
    <TextArea
      label={t("instructions")}
      hint={
        text.length < INSTRUCTIONS_LIMIT
          ? t("instructionsHint")
          : t("instructionsFull", { length: INSTRUCTIONS_LIMIT })
      }
      rows={3}
      maxLength={INSTRUCTIONS_LIMIT}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        instructions.write(event.target.value);
      }}
    />
  );
}
