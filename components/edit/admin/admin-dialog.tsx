"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { EditDialog } from "#components/edit/bar/edit-dialog.tsx";
import { LazyMessages } from "#components/messages/lazy-messages.tsx";

/** A dialog of edit mode around a screen of the admin area; its messages are downloaded with it. */
export function AdminDialog(props: {
  of: "caches" | "domains" | "releases";
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useTranslations("edit");
  return (
    <EditDialog
      open
      wide={props.of !== "domains"}
      onClose={props.onClose}
      label={t(`admin.${props.of}`)}
      closeLabel={t("dialogClose")}
    >
      <div className="edit-dialog-body">
        <LazyMessages namespaces={["admin"]}>{props.children}</LazyMessages>
      </div>
    </EditDialog>
  );
}
