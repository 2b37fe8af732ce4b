"use client";

import { useTranslations } from "next-intl";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";

/** Copies my typed text, so that it can be pasted elsewhere. */
export function CopyMine({
  text,
  announce,
}: {
  text: string;
  announce: (message: string) => void;
}) {
  const t = useTranslations("edit.conflict");
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    announce(t(isCopied ? "copied" : "notCopied"));
  };
  return <StaffButton onClick={() => void copy()}>{t("copyMine")}</StaffButton>;
}
