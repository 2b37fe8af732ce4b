"use client";

import { useTranslations } from "next-intl";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import type { DialogProps } from "#components/staff/edit/store/open-dialog.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { StaffDialog } from "#components/staff/ui/staff-dialog.tsx";

const DIALOGS = ["caches", "domains", "releases"] as const;

/** Leads to the admin functions for the whole site: cached pages, domains, and outside production the changelog. */
export function SiteDialog({ onClose }: DialogProps<"site">) {
  const t = useTranslations("edit");
  const { store, cacheService } = useEditContext();
  const shown = DIALOGS.filter(
    (name) =>
      (name !== "caches" || cacheService) &&
      (name !== "releases" || process.env.NODE_ENV !== "production"),
  );
  return (
    <StaffDialog open onClose={onClose} label={t("admin.site")} closeLabel={t("dialogClose")}>
      <ul className="grid gap-2 px-5 pt-1 pb-5 [&_button]:min-h-11 [&_button]:w-full [&_button]:justify-start">
        {shown.map((name) => (
          <li key={name}>
            <StaffButton aria-haspopup="dialog" onClick={() => store.getState().open({ name })}>
              {t(`admin.${name}`)}
            </StaffButton>
          </li>
        ))}
      </ul>
    </StaffDialog>
  );
}
