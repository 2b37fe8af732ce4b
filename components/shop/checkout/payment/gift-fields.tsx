"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "#components/kit/ui/form/field.tsx";
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
    // A browser leaves out what goes beyond, and says nothing.
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
    <details open={open} className="group rounded-md border border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 font-semibold [&::-webkit-details-marker]:hidden">
        {t("title")}
        <span
          aria-hidden="true"
          className="size-2 rotate-45 border-e-2 border-b-2 border-current transition-transform group-open:-rotate-135 rtl:-rotate-45 rtl:group-open:rotate-135"
        />
      </summary>
      <div className="grid gap-4 px-4 pt-1 pb-4 sm:grid-cols-2">
        <TextField {...field("to")} autoComplete="off" />
        <TextField {...field("from")} autoComplete="off" />
        <TextArea {...field("message")} rows={3} frameClassName="sm:col-span-2" />
      </div>
    </details>
  );
}
