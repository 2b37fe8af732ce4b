"use client";

import { ReleasesView } from "#components/dev/releases-view.tsx";
import type { DialogProps } from "#components/edit/dialogs/dialogs.tsx";
import { AdminDialog } from "./admin-dialog.tsx";

/** The changelog of the site's project, only outside production. */
export const ReleasesDialog = ({ onClose }: DialogProps<"releases">) => (
  <AdminDialog of="releases" onClose={onClose}>
    <ReleasesView />
  </AdminDialog>
);
