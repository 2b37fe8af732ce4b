import "server-only";
import { EmptyState } from "#components/kit/ui/empty-state.tsx";
import { ICON_PATHS } from "#components/kit/ui/icon-paths.ts";
import { Notice } from "#components/kit/ui/notice.tsx";
import { Sections } from "#components/pages/sections/sections.tsx";
import { MasterFollowers } from "#components/staff/edit/masters/master-followers.tsx";
import { MASTER_HANDLER } from "#lib/staff/edit/master-choice.ts";
import { getMasters } from "#lib/web/data/content/elements.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { editWords, readStaffLang } from "./staff-language.ts";

/** A master alone on a page, edited like any section. Every section that follows it changes with it. */
export async function MasterView({ context, id }: { context: SiteContext; id: number }) {
  const t = await editWords();
  const master = (await getMasters(context)).find((one) => one.id === id);
  if (!master)
    return (
      <div {...(await readStaffLang())}>
        <EmptyState icon={ICON_PATHS.info} title={t("master.gone")}>
          {t("master.goneText")}
        </EmptyState>
      </div>
    );
  return (
    <>
      <div className="wrap py-4" {...(await readStaffLang())}>
        <Notice
          tone="info"
          title={t("master.viewTitle", { name: master.title || t("master.untitled") })}
        >
          <p>{t("master.text")}</p>
          <MasterFollowers id={id} />
        </Notice>
      </div>
      <Sections elements={[master]} handler={MASTER_HANDLER} titled />
    </>
  );
}
