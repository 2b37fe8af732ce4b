"use client";

import { ReleasesView } from "#components/staff/dev/releases-view.tsx";
import type { DialogProps } from "#components/staff/edit/store/open-dialog.ts";
import { AdminDialog } from "./admin-dialog.tsx";

/** The changelog of the site's project, only outside production. */
export const ReleasesDialog = ({ onClose }: DialogProps<"releases">) => (
  <AdminDialog of="releases" onClose={onClose}>
    <ReleasesView />
  </AdminDialog>
);
