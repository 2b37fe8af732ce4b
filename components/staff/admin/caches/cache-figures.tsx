import { useLocale, useTranslations } from "next-intl";
import { Cell, HeadCell, Table } from "#components/kit/ui/table.tsx";
import { relativeTimeFormat } from "#lib/base/utils/intl.ts";
import { formatPercent } from "#lib/base/utils/numbers/format.ts";
import { numberFormat } from "#lib/base/utils/numbers/number-format.ts";
import { fileSize } from "#lib/shop/media/media-kind.ts";
import type { CachesAnswer } from "#lib/staff/admin/caches/cache-types.ts";
import { HourChart } from "./hour-chart.tsx";

type Hour = CachesAnswer["hours"][number];

/** The share of answers without waiting, 0–100; null if there were no requests. */
const ratioOf = (hours: readonly Hour[]): number | null => {
  const hits = hours.reduce((sum, { fresh, stale }) => sum + fresh + stale, 0);
  const all = hits + hours.reduce((sum, { misses }) => sum + misses, 0);
  return all === 0 ? null : (100 * hits) / all;
};

/** The figures of the last 24 hours: as numbers, as two charts, and as a table. */
export function CacheFigures({ caches }: { caches: CachesAnswer }) {
  const t = useTranslations("admin.caches.figures");
  const locale = useLocale();
  const { hours, processes } = caches;
  const number = numberFormat(locale, { maximumFractionDigits: 0 });
  const percent = (value: number | null) =>
    value === null ? t("nothing") : formatPercent(value, locale);
  const ago = relativeTimeFormat(locale, { numeric: "auto", style: "short" });
  const sum = (name: keyof Hour) => hours.reduce((total, hour) => total + hour[name], 0);
  const bytes = processes.reduce((total, process) => total + process.bytes, 0);
  const pages = processes.reduce((total, process) => total + process.pages, 0);
  const facts: readonly [string, string][] = [
    [t("pages"), number.format(pages)],
    [t("size"), bytes > 0 ? fileSize(bytes, locale) : t("nothing")],
    [t("ratio"), percent(ratioOf(hours))],
    [t("renders"), number.format(sum("renders"))],
    [t("failed"), number.format(sum("failed"))],
  ];
  const ends = { first: ago.format(1 - hours.length, "hour"), last: ago.format(0, "hour") };
  return (
    <section aria-labelledby="cache-figures" className="flex flex-col gap-4">
      <h2 id="cache-figures" className="text-h3">
        {t("title")}
      </h2>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-5">
        {facts.map(([label, value]) => (
          <div key={label} className="rounded-lg border border-line bg-surface p-4">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="font-display text-h3 font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-4 lg:grid-cols-3">
        <HourChart
          title={t("ratioByHour")}
          bars={hours.map((hour) => ({ key: hour.hour, parts: [ratioOf([hour]) ?? 0] }))}
          top={100}
          topLabel={formatPercent(100, locale)}
          {...ends}
        />
        <HourChart
          title={t("answersByHour")}
          bars={hours.map(({ hour, fresh, stale, misses }) => ({
            key: hour,
            parts: [fresh, stale, misses],
          }))}
          legend={[t("fresh"), t("stale"), t("misses")]}
          fills={["var(--brand)", "var(--warning)", "var(--danger)"]}
          {...ends}
        />
        <HourChart
          title={t("rendersByHour")}
          bars={hours.map((hour) => ({ key: hour.hour, parts: [hour.renders, hour.failed] }))}
          legend={[t("renders"), t("failed")]}
          {...ends}
        />
      </div>
      <details>
        <summary className="min-h-6 cursor-pointer text-small font-semibold text-brand">
          {t("asTable")}
        </summary>
        <Table label={t("title")} className="mt-3 text-small tabular-nums">
          <thead>
            <tr>
              <HeadCell className="text-start">{t("hour")}</HeadCell>
              <HeadCell className="text-end">{t("ratio")}</HeadCell>
              <HeadCell className="text-end">{t("fresh")}</HeadCell>
              <HeadCell className="text-end">{t("stale")}</HeadCell>
              <HeadCell className="text-end">{t("misses")}</HeadCell>
              <HeadCell className="text-end">{t("renders")}</HeadCell>
              <HeadCell className="text-end">{t("failed")}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {hours.map((hour, index) => (
              <tr key={hour.hour}>
                <Cell className="py-1!">{ago.format(index + 1 - hours.length, "hour")}</Cell>
                <Cell className="py-1! text-end">{percent(ratioOf([hour]))}</Cell>
                <Cell className="py-1! text-end">{number.format(hour.fresh)}</Cell>
                <Cell className="py-1! text-end">{number.format(hour.stale)}</Cell>
                <Cell className="py-1! text-end">{number.format(hour.misses)}</Cell>
                <Cell className="py-1! text-end">{number.format(hour.renders)}</Cell>
                <Cell className="py-1! text-end">{number.format(hour.failed)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </section>
  );
}
