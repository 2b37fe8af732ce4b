import { useLocale, useTranslations } from "next-intl";
import type { SubmitEvent } from "react";
import { Badge } from "#components/kit/ui/badge.tsx";
import { EmptyState } from "#components/kit/ui/empty-state.tsx";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { ICON_PATHS } from "#components/kit/ui/icon-paths.ts";
import { Notice } from "#components/kit/ui/notice.tsx";
import { StaffButton, StaffSubmit } from "#components/staff/ui/staff-button.tsx";
import { fileSize } from "#lib/shop/media/media-kind.ts";
import type { CacheRow, CachesAnswer, Purge } from "#lib/staff/admin/caches/cache-types.ts";
import { ageText } from "./age-text.ts";
import { EffectNotice, tagText } from "./purge-panel.tsx";
import type { Effect } from "./use-caches.ts";

interface Props {
  readonly caches: CachesAnswer;
  readonly search: string;
  readonly failure: string | null;
  readonly effect: Effect | null;
  readonly renewing: Purge | null;
  readonly onSearch: (text: string) => void;
  readonly onRenew: (purge: Purge) => Promise<void>;
}

/** The cached pages, by their addresses, with a search by address or tag. */
export function CachePages(props: Props) {
  const { caches, search, failure, effect, renewing, onSearch, onRenew } = props;
  const t = useTranslations("admin.caches.pages");
  const { rows, found, processes } = caches;
  const renewed = rowOf(effect, rows);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get("search") ?? ""));
  };
  return (
    <section aria-labelledby="cache-pages" className="flex flex-col gap-4">
      <h2 id="cache-pages" className="text-h3">
        {t("title")}
      </h2>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <TextField
          key={search}
          type="search"
          name="search"
          label={t("search")}
          defaultValue={search}
          maxLength={300}
          autoComplete="off"
          frameClassName="w-80 max-w-full"
        />
        <StaffSubmit variant="outlined" className="min-h-12!">
          {t("find")}
        </StaffSubmit>
        {search === "" ? null : (
          <StaffButton variant="plain" className="min-h-12!" onClick={() => onSearch("")}>
            {t("all")}
          </StaffButton>
        )}
      </form>
      {failure ? <Notice tone="danger">{failure}</Notice> : null}
      <p role="status" className="text-small text-muted">
        {t("found", { shown: rows.length, found })}
      </p>
      {found === 0 ? (
        <EmptyState icon={ICON_PATHS.clock} title={t(search === "" ? "empty" : "noMatch")}>
          {t(search === "" ? "emptyText" : "noMatchText")}
        </EmptyState>
      ) : (
        <ul className="flex flex-col rounded-lg border border-line bg-surface">
          {rows.map((row) => (
            <PageRow
              key={`${row.process} ${row.path}`}
              row={row}
              process={processes.length > 1 ? row.process + 1 : null}
              effect={row === renewed ? effect : null}
              isRenewing={renewing?.of === "address" && renewing.name === row.path}
              onRenew={() => void onRenew({ of: "address", name: row.path })}
              onTag={onSearch}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The row that shows the result of purging one address; null if that page is no longer listed. */
export const rowOf = (effect: Effect | null, rows: readonly CacheRow[]): CacheRow | undefined => {
  const of = effect?.of;
  return of?.of === "address" ? rows.find(({ path }) => path === of.name) : undefined;
};

const TONES = { fresh: "success", stale: "neutral", kept: "danger" } as const;

function PageRow(props: {
  row: CacheRow;
  /** The number of its process; null if there is only one. */
  process: number | null;
  /** The result of its last purge. */
  effect: Effect | null;
  isRenewing: boolean;
  onRenew: () => void;
  onTag: (tag: string) => void;
}) {
  const { row, process, effect, isRenewing, onRenew, onTag } = props;
  const t = useTranslations("admin.caches.pages");
  const locale = useLocale();
  const name = row.address ? tagText(row.address) : row.path;
  const facts = [
    t("age", { age: ageText(row.age, locale) }),
    fileSize(row.bytes, locale),
    t("hits", { count: row.hits }),
    row.status === 200 ? null : t("status", { status: row.status }),
    process === null ? null : t("process", { number: process }),
  ].filter(Boolean);
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-line p-4 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {row.address ? (
          <a href={row.address} className="text-link font-semibold wrap-anywhere">
            <bdi dir="ltr">{name}</bdi>
          </a>
        ) : (
          <bdi dir="ltr" className="font-semibold wrap-anywhere">
            {name}
          </bdi>
        )}
        <Badge tone={TONES[row.state]}>{t(`state.${row.state}`)}</Badge>
        {row.why ? <span className="text-small text-muted">{t(`why.${row.why}`)}</span> : null}
      </p>
      <StaffButton
        variant="plain"
        isSmall
        className="row-span-2 self-start justify-self-start max-sm:order-last"
        aria-label={t("renewOne", { address: name })}
        loading={isRenewing}
        onClick={onRenew}
      >
        {t("renew")}
      </StaffButton>
      <div className="min-w-0 text-small text-muted">
        <p className="tabular-nums">{facts.join(" · ")}</p>
        <EffectNotice effect={effect} />
        {row.tags.length > 0 ? (
          <details className="mt-1">
            <summary className="min-h-6 cursor-pointer">
              {t("tags", { count: row.tags.length })}
            </summary>
            <ul className="mt-1 flex flex-wrap gap-1">
              {row.tags.map((tag) => (
                <li key={tag} className="max-w-full">
                  <button
                    type="button"
                    className="min-h-6 max-w-full rounded-control bg-sunken px-2 text-tiny text-ink wrap-anywhere hover:bg-brand-soft"
                    onClick={() => onTag(tag)}
                  >
                    <bdi>{tagText(tag)}</bdi>
                  </button>
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
    </li>
  );
}
