"use client";

import { useTranslations } from "next-intl";
import { EditDialog } from "#components/edit/bar/edit-dialog.tsx";
import type { DialogProps } from "#components/edit/dialogs/dialogs.tsx";
import { useEditContext } from "#components/edit/edit-context.tsx";

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
    <EditDialog open onClose={onClose} label={t("admin.site")} closeLabel={t("dialogClose")}>
      <ul className="edit-dialog-body edit-leads">
        {shown.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="edit-button"
              aria-haspopup="dialog"
              onClick={() => store.getState().open({ name })}
            >
              {t(`admin.${name}`)}
            </button>
          </li>
        ))}
      </ul>
    </EditDialog>
  );
}
