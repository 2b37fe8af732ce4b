"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DialogBody, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import { StaffMessages } from "#components/staff/ui/staff-messages.tsx";

/** A dialog of edit mode around a screen of the admin area; its messages are downloaded with it. */
export function AdminDialog(props: {
  of: "caches" | "domains" | "releases";
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useTranslations("edit");
  return (
    <StaffDialog
      open
      wide={props.of !== "domains"}
      onClose={props.onClose}
      label={t(`admin.${props.of}`)}
      closeLabel={t("dialogClose")}
    >
      <DialogBody>
        <StaffMessages namespaces={["admin"]}>{props.children}</StaffMessages>
      </DialogBody>
    </StaffDialog>
  );
}
