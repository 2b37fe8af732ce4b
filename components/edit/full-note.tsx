"use client";

import { useTranslations } from "next-intl";

/** Says below a field that it is full: what is typed or pasted beyond its `maxLength` is left out by the browser. */
export function FullNote({ text, limit }: { readonly text: string; readonly limit: number }) {
  const t = useTranslations("edit.long");
  return text.length < limit ? null : (
    <small role="status" className="block text-muted">
      {t("full", { limit })}
    </small>
  );
}
