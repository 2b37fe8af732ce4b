import "server-only";
import { getTranslations } from "next-intl/server";
import { EmptyState } from "#components/kit/ui/empty-state.tsx";
import { ICON_PATHS } from "#components/kit/ui/icon-paths.ts";
import { Notice } from "#components/kit/ui/notice.tsx";
import { Sections } from "#components/pages/sections/sections.tsx";
import { MasterFollowers } from "#components/staff/edit/masters/master-followers.tsx";
import { MASTER_HANDLER } from "#lib/staff/edit/master-choice.ts";
import { getMasters } from "#lib/web/data/content/elements.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** A master by itself, where it is edited as any section is. Every section that follows it changes with it. */
export async function MasterView({ context, id }: { context: SiteContext; id: number }) {
  const t = await getTranslations("edit.master");
  const master = (await getMasters(context)).find((one) => one.id === id);
  if (!master)
    return (
      <EmptyState icon={ICON_PATHS.info} title={t("gone")}>
        {t("goneText")}
      </EmptyState>
    );
  return (
    <>
      <div className="wrap py-4">
        <Notice tone="info" title={t("viewTitle", { name: master.title || t("untitled") })}>
          <p>{t("text")}</p>
          <MasterFollowers id={id} />
        </Notice>
      </div>
      <Sections elements={[master]} handler={MASTER_HANDLER} titled />
    </>
  );
}
