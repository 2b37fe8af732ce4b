"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { Fold } from "#components/kit/ui/form/fold.tsx";
import { TextArea } from "#components/kit/ui/form/text-area.tsx";
import { GIFT_LIMITS, type Gift, gift, isGift } from "#stores/checkout/gift.ts";

/** The fields of a gift: to, from and a message. They are kept like the instructions and sent with the order. */
export function GiftFields() {
  const t = useTranslations("payment.gift");
  const [texts, setTexts] = useState(() => gift.read());
  const [open] = useState(() => isGift(texts));
  const field = (name: keyof Gift) => ({
    label: t(name),
    maxLength: GIFT_LIMITS[name],
    // Browsers drop text beyond the limit silently.
    hint:
      texts[name].length < GIFT_LIMITS[name] ? undefined : t("full", { length: GIFT_LIMITS[name] }),
    value: texts[name],
    onChange: ({ target }: { target: { value: string } }) => {
      const next = { ...texts, [name]: target.value };
      setTexts(next);
      gift.write(next);
    },
  });
  return (
    <Fold title={t("title")} open={open}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field("to")} autoComplete="off" />
        <TextField {...field("from")} autoComplete="off" />
        <TextArea {...field("message")} rows={3} frameClassName="sm:col-span-2" />
      </div>
    </Fold>
  );
}
