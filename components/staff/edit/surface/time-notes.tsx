import "server-only";
import { getTranslations } from "next-intl/server";
import { Notice } from "#components/kit/ui/notice.tsx";
import { instantOf } from "#lib/base/utils/date.ts";
import { dateFormat } from "#lib/base/utils/intl.ts";
import type { SlotElement } from "#lib/shop/domain/content/element.ts";
import { isUpcoming, scheduleOf, stateAt } from "#lib/shop/domain/content/schedule.ts";
import { getCurrentContext } from "#lib/web/site/current-context.ts";

/** Says above a section that visitors do not see it yet, or no longer. */
export async function SectionTimeNote({ element }: { element: SlotElement }) {
  const t = await getTranslations("edit.placeholder");
  const schedule = scheduleOf(element);
  const isOver = stateAt(schedule, Date.now()) === "over";
  const date = momentText(isOver ? schedule.until : schedule.from);
  return (
    <div className="wrap py-2">
      <Notice tone="info">{t(isOver ? "over" : "upcoming", { date })}</Notice>
    </div>
  );
}

/** Says of a post or page that visitors do not see it before its date. */
export async function PostTimeNote({ publishedAt }: { publishedAt: string }) {
  if (!isUpcoming({ published_at: publishedAt }, Date.now())) return null;
  const t = await getTranslations("edit.placeholder");
  return (
    <p className="my-2 w-fit rounded-md border border-line bg-ground px-2.5 py-1 text-small">
      {t("postUpcoming", { date: momentText(instantOf(publishedAt)) })}
    </p>
  );
}

/** Day and time by the site's clock, which is the one that staff type. */
function momentText(moment: number | null): string {
  const { locale, site } = getCurrentContext();
  const format = dateFormat(locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: site.timeZone,
  });
  return moment === null ? "" : format.format(moment);
}
