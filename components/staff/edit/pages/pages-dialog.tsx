"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Notice } from "#components/kit/ui/notice.tsx";
import { useMayChange } from "#components/staff/edit/page/edit-context.tsx";
import { usePagePath } from "#components/staff/edit/page/use-page-path.ts";
import type { DialogProps } from "#components/staff/edit/store/open-dialog.ts";
import { useStaffRead } from "#components/staff/reads/use-staff-read.ts";
import { Segmented } from "#components/staff/ui/segmented.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { DialogBody, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import { DeletePage } from "./delete-page.tsx";
import { NewPageForm } from "./new-page-form.tsx";
import { PageSettingsForm } from "./page-settings-form.tsx";
import { PostTypes } from "./post-types.tsx";
import { PostsList } from "./posts-list.tsx";

/** `list`: every page and post of the site. */
type Tab = "new" | "settings" | "list" | "types";
const TABS: readonly Tab[] = ["new", "settings", "list", "types"];
/** The readable tabs without the right to pages and posts. */
const READ_ONLY_TABS: readonly Tab[] = ["settings", "list"];

/** New pages and posts, the settings of the current one, and the post types. */
export function PagesDialog({ dialog, onClose, announce }: DialogProps<"newPage">) {
  const { slug, isSettings } = dialog;
  const t = useTranslations("edit");
  const mayChange = useMayChange("cms.post");
  const tabs = mayChange ? TABS : READ_ONLY_TABS;
  const [tab, setTab] = useState<Tab>(isSettings || !mayChange ? "settings" : "new");
  const read = useStaffRead("edit/page/read", { path: usePagePath() }, { keepsPrevious: true });
  const info = read.data ?? null;
  const fault = read.reason;
  const load = read.refetch;

  return (
    <StaffDialog open wide onClose={onClose} label={t("pages.title")} closeLabel={t("dialogClose")}>
      <DialogBody aria-busy={info === null && fault === null}>
        <Segmented
          label={t("pages.title")}
          options={tabs}
          value={tab}
          onChange={setTab}
          draw={(name) => t(`pages.tab.${name}`)}
          className="flex-wrap"
        />
        {mayChange ? null : <Notice tone="info">{t("rights.noPosts")}</Notice>}
        {fault ? (
          <Notice tone="danger" title={t(`reason.${fault}`)}>
            <StaffButton onClick={() => void load()}>{t("pages.again")}</StaffButton>
          </Notice>
        ) : null}
        {!info && !fault ? <p role="status">{t("pages.loading")}</p> : null}
        {info && tab === "new" ? (
          <NewPageForm info={info} slug={slug} onDone={onClose} announce={announce} />
        ) : null}
        {info && tab === "settings" ? (
          <PageSettingsForm
            key={info.page?.seen}
            info={info}
            onReload={load}
            onDone={onClose}
            announce={announce}
          />
        ) : null}
        {info?.page && info.canDelete && mayChange && tab === "settings" ? (
          <DeletePage page={info.page} onReload={load} onDone={onClose} announce={announce} />
        ) : null}
        {info && tab === "list" ? <PostsList types={info.types} onDone={onClose} /> : null}
        {info && tab === "types" ? (
          <PostTypes types={info.types} onChange={load} announce={announce} />
        ) : null}
      </DialogBody>
    </StaffDialog>
  );
}
