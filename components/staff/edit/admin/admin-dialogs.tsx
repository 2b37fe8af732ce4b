"use client";

import { CachesView } from "#components/staff/admin/caches/caches-view.tsx";
import { DomainsView } from "#components/staff/admin/domains/domains-view.tsx";
import type { DialogProps } from "#components/staff/edit/store/open-dialog.ts";
import { AdminDialog } from "./admin-dialog.tsx";

/** The cached pages of the site, as in the admin area. */
export const CachesDialog = ({ onClose }: DialogProps<"caches">) => (
  <AdminDialog of="caches" onClose={onClose}>
    <CachesView />
  </AdminDialog>
);

/** The site's domains, as the admin area shows them. */
export const DomainsDialog = ({ onClose }: DialogProps<"domains">) => (
  <AdminDialog of="domains" onClose={onClose}>
    <DomainsView />
  </AdminDialog>
);
