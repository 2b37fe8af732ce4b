"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import type { DialogProps } from "#components/edit/dialogs/dialogs.tsx";
import { reasonOf } from "#components/edit/send-publish.ts";
import { Segmented } from "#components/staff/ui/segmented.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { DialogBody, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { postRoute } from "#lib/client/post-route.ts";
import type { FailedReason } from "#lib/edit/model/answers.ts";
import type { PageInfo } from "#lib/edit/pages/page-info.ts";
import { NewPageForm } from "./new-page-form.tsx";
import { PageSettingsForm } from "./page-settings-form.tsx";
import { PostTypes } from "./post-types.tsx";
import { PostsList } from "./posts-list.tsx";
import { usePagePath } from "./use-page-path.ts";

/** `list`: every page and post of the site. */
type Tab = "new" | "settings" | "list" | "types";
const TABS: readonly Tab[] = ["new", "settings", "list", "types"];

/** New pages and posts, the settings of the current one, and the post types. */
export function PagesDialog({ dialog, onClose, announce }: DialogProps<"newPage">) {
  const { slug, isSettings } = dialog;
  const t = useTranslations("edit");
  const [tab, setTab] = useState<Tab>(isSettings ? "settings" : "new");
  const [info, setInfo] = useState<PageInfo | null>(null);
  const [fault, setFault] = useState<FailedReason | null>(null);
  const path = JSON.stringify(usePagePath());

  const load = useCallback(async () => {
    setFault(null);
    const read = await postRoute<{ data: PageInfo }>("edit/page/read", { path: JSON.parse(path) });
    if (read.ok) setInfo(read.data.data);
    else setFault(reasonOf(read.error.status));
  }, [path]);
  useEffect(() => void load(), [load]);

  return (
    <StaffDialog open wide onClose={onClose} label={t("pages.title")} closeLabel={t("dialogClose")}>
      <DialogBody aria-busy={info === null && fault === null}>
        <Segmented
          label={t("pages.title")}
          options={TABS}
          value={tab}
          onChange={setTab}
          draw={(name) => t(`pages.tab.${name}`)}
          className="flex-wrap"
        />
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
        {info && tab === "list" ? <PostsList types={info.types} onDone={onClose} /> : null}
        {info && tab === "types" ? (
          <PostTypes types={info.types} onChange={load} announce={announce} />
        ) : null}
      </DialogBody>
    </StaffDialog>
  );
}
