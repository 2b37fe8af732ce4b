"use client";

import { useTranslations } from "next-intl";
import { ToastCard } from "#components/kit/ui/toast-card.tsx";

/** A toast of every tone, which stays. */
export function ToastSpecimen() {
  const t = useTranslations("shell");
  return (
    <div style={{ display: "grid", gap: "0.75rem", justifyItems: "start" }}>
      {(["success", "error", "info"] as const).map((tone) => (
        <ToastCard
          key={tone}
          tone={tone}
          message={t("errorText")}
          announced={{ role: "status" }}
          closeLabel={t("dismiss")}
          onClose={() => {}}
        />
      ))}
    </div>
  );
}
