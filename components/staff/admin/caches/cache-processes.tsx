import { useLocale, useTranslations } from "next-intl";
import { numberFormat } from "#lib/base/utils/numbers/number-format.ts";
import { fileSize } from "#lib/shop/media/media-kind.ts";
import type { CacheProcess } from "#lib/staff/admin/caches/cache-types.ts";

/** The cached entries of each worker and replica: a list, because a phone has no room for six columns with long heads. */
export function CacheProcesses({ processes }: { processes: readonly CacheProcess[] }) {
  const t = useTranslations("admin.caches.processes");
  return (
    <section aria-labelledby="cache-processes" className="flex flex-col gap-3">
      <h2 id="cache-processes" className="text-h3">
        {t("title")}
      </h2>
      <ul className="flex flex-col rounded-lg border border-line bg-surface">
        {processes.map((process, index) => (
          <ProcessRow key={process.name} process={process} number={index + 1} />
        ))}
      </ul>
    </section>
  );
}

function ProcessRow({ process, number }: { process: CacheProcess; number: number }) {
  const t = useTranslations("admin.caches.processes");
  const figures = useTranslations("admin.caches.figures");
  const locale = useLocale();
  const { format } = numberFormat(locale, { maximumFractionDigits: 0 });
  const facts: readonly [string, string][] = [
    [figures("pages"), format(process.pages)],
    [figures("size"), fileSize(process.bytes, locale) || format(0)],
    [t("hits"), format(process.hits)],
    [figures("renders"), format(process.renders)],
    [figures("failed"), format(process.failed)],
  ];
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line p-4 last:border-b-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <p className="min-w-0">
        <span className="font-semibold">
          {t("name")} {format(number)}
        </span>{" "}
        <bdi className="wrap-anywhere">{process.name}</bdi>
        {process.isOwn ? <span className="text-muted"> ({t("own")})</span> : null}
      </p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 tabular-nums sm:grid-cols-5">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-small wrap-break-word text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
