"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { TextField } from "#components/kit/ui/form/field.tsx";
import type { OwnPayment } from "#lib/web/custom/types.ts";

/** Payment by a voucher: its code is entered here and sent to the provider with the order's form. */
export function Payment({ total, send }: OwnPayment) {
  const t = useTranslations("customPayments.voucher");
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      noValidate
      className="flex max-w-md flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const code = String(new FormData(event.currentTarget).get("code")).trim();
        setMissing(code === "");
        if (code !== "") send({ code });
      }}
    >
      <TextField
        name="code"
        label={t("code")}
        error={isMissing && t("missing")}
        autoComplete="off"
        required
      />
      <Button type="submit">{t("pay", { total })}</Button>
    </form>
  );
}
