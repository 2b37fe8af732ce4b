"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LazyStaffMessages } from "#components/staff/ui/lazy-staff-messages.tsx";
import { DialogBody, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";

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
        <LazyStaffMessages namespaces={["admin"]}>{props.children}</LazyStaffMessages>
      </DialogBody>
    </StaffDialog>
  );
}
