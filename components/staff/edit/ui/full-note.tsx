"use client";

import { useTranslations } from "next-intl";

/** Notes below a field that it is full: the browser drops text beyond its `maxLength`. */
export function FullNote({ text, limit }: { readonly text: string; readonly limit: number }) {
  const t = useTranslations("edit.long");
  return text.length < limit ? null : (
    <small role="status" className="block text-muted">
      {t("full", { limit })}
    </small>
  );
}
