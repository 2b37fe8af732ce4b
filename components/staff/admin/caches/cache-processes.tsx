import { useLocale, useTranslations } from "next-intl";
import { Cell, HeadCell, Table } from "#components/kit/ui/table.tsx";
import { numberFormat } from "#lib/base/utils/numbers/number-format.ts";
import { fileSize } from "#lib/shop/media/media-kind.ts";
import type { CacheProcess } from "#lib/staff/admin/caches/cache-types.ts";

/** The cached entries of each worker and replica. */
export function CacheProcesses({ processes }: { processes: readonly CacheProcess[] }) {
  const t = useTranslations("admin.caches.processes");
  const figures = useTranslations("admin.caches.figures");
  const locale = useLocale();
  const number = numberFormat(locale, { maximumFractionDigits: 0 });
  return (
    <section aria-labelledby="cache-processes" className="flex flex-col gap-3">
      <h2 id="cache-processes" className="text-h3">
        {t("title")}
      </h2>
      <Table label={t("title")} className="tabular-nums">
        <thead>
          <tr>
            <HeadCell className="text-start">{t("name")}</HeadCell>
            <HeadCell className="text-end">{figures("pages")}</HeadCell>
            <HeadCell className="text-end">{figures("size")}</HeadCell>
            <HeadCell className="text-end">{t("hits")}</HeadCell>
            <HeadCell className="text-end">{figures("renders")}</HeadCell>
            <HeadCell className="text-end">{figures("failed")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {processes.map((process, index) => (
            <tr key={process.name}>
              <Cell className="py-2!">
                <span className="font-semibold">{number.format(index + 1)}</span>{" "}
                <bdi className="wrap-anywhere">{process.name}</bdi>
                {process.isOwn ? <span className="text-muted"> ({t("own")})</span> : null}
              </Cell>
              <Cell className="py-2! text-end">{number.format(process.pages)}</Cell>
              <Cell className="py-2! text-end whitespace-nowrap">
                {fileSize(process.bytes, locale) || number.format(0)}
              </Cell>
              <Cell className="py-2! text-end">{number.format(process.hits)}</Cell>
              <Cell className="py-2! text-end">{number.format(process.renders)}</Cell>
              <Cell className="py-2! text-end">{number.format(process.failed)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
