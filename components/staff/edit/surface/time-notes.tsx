import "server-only";
import { Notice } from "#components/kit/ui/notice.tsx";
import { instantOf } from "#lib/base/utils/date.ts";
import { dateFormat } from "#lib/base/utils/intl.ts";
import type { SlotElement } from "#lib/shop/domain/content/element.ts";
import { isUpcoming, scheduleOf, stateAt } from "#lib/shop/domain/content/schedule.ts";
import { getCurrentContext } from "#lib/web/site/current-context.ts";
import { editWords, readStaffLang, staffLanguage } from "./staff-language.ts";

/** Says above a section that visitors do not see it yet, or no longer. */
export async function SectionTimeNote({ element }: { element: SlotElement }) {
  const t = await editWords();
  const schedule = scheduleOf(element);
  const isOver = stateAt(schedule, Date.now()) === "over";
  const staffLang = await readStaffLang();
  const date = momentText(isOver ? schedule.until : schedule.from, await staffLanguage());
  return (
    <div className="wrap py-2" {...staffLang}>
      <Notice tone="info">{t(`placeholder.${isOver ? "over" : "upcoming"}`, { date })}</Notice>
    </div>
  );
}

/** Says of a post or page that visitors do not see it before its date. */
export async function PostTimeNote({ publishedAt }: { publishedAt: string }) {
  if (!isUpcoming({ published_at: publishedAt }, Date.now())) return null;
  const t = await editWords();
  const staffLang = await readStaffLang();
  return (
    <p
      {...staffLang}
      className="my-2 w-fit rounded-md border border-line bg-ground px-2.5 py-1 text-small"
    >
      {t("placeholder.postUpcoming", {
        date: momentText(instantOf(publishedAt), await staffLanguage()),
      })}
    </p>
  );
}

/** Date and time in the site's time zone, as staff type them. */
function momentText(moment: number | null, language: string): string {
  const { site } = getCurrentContext();
  const format = dateFormat(language, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: site.timeZone,
  });
  return moment === null ? "" : format.format(moment);
}
