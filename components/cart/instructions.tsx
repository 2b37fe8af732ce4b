"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextArea } from "#components/ui/form/field.tsx";
import { instructions } from "#stores/cart/instructions.ts";

/** Longest text the backend is sent. */
const LIMIT = 2_000;

/** Textbox `Instructions`: kept while the shopper looks around, sent with the order. */
export function Instructions() {
  const t = useTranslations("cart");
  const [text, setText] = useState(() => instructions.read());
  return (
    <TextArea
      label={t("instructions")}
      hint={t("instructionsHint")}
      rows={3}
      maxLength={LIMIT}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        instructions.write(event.target.value);
      }}
    />
  );
}
