"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { SelectField, TextField } from "#components/kit/ui/form/field.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { useStaffWrite } from "#components/staff/admin/frame/use-staff-write.tsx";
import { useStaffRead } from "#components/staff/reads/use-staff-read.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { TurnPages } from "#components/staff/ui/turn-pages.tsx";
import { GAP_KINDS, type Gap } from "#lib/staff/admin/translations/gaps.ts";
import { countKinds, type GapFilters, shownGaps } from "./gap-list.ts";
import { type GapRights, GapRows } from "./gap-rows.tsx";

interface Props extends GapRights {
  readonly email: string;
}

/** Rows of one page of the list. */
const AT_ONCE = 25;
const NO_GAPS: readonly Gap[] = [];
const NO_FILTER: GapFilters = { language: "", kind: "", search: "" };

/** All missing translations of the site: counted, filtered, searched, and created with one press. */
export function TranslationsView({ email, ...rights }: Props) {
  const t = useTranslations("admin.translations");
  const { send, dialog } = useStaffWrite(email);
  const [filters, setFilters] = useState(NO_FILTER);
  const [page, setPage] = useState(1);
  const [busy, setBusy] = useState<Gap | null>(null);
  const [fault, setFault] = useState("");
  const list = useStaffRead("admin/translations/list", {}, { keepsPrevious: true });
  const { gaps = NO_GAPS, unread = [], isCut = false } = list.data ?? {};
  const shown = shownGaps(gaps, filters);
  const pages = Math.max(1, Math.ceil(shown.length / AT_ONCE));
  const at = Math.min(page, pages);

  const create = async (gap: Gap) => {
    if (!gap.job || busy) return;
    setBusy(gap);
    setFault("");
    const answer = await send("edit/languages/translate", gap.job);
    // Another document: the editor.
    if (answer.ok) return window.location.assign(gap.address);
    setBusy(null);
    setFault(t("notMade", { title: gap.title || t(`kinds.${gap.kind}`) }));
    await list.refetch();
  };
  return (
    <div className="grid gap-6">
      <Filters
        gaps={gaps}
        filters={filters}
        onChange={(changed) => {
          setFilters({ ...filters, ...changed });
          setPage(1);
        }}
      />
      <Reading list={list} unread={unread} isCut={isCut} />
      {fault ? <Notice tone="danger" title={fault} /> : null}
      <p role="status">{list.data ? t("found", { count: shown.length }) : null}</p>
      {shown.length > 0 ? (
        <GapRows
          {...rights}
          gaps={shown.slice((at - 1) * AT_ONCE, at * AT_ONCE)}
          busy={busy}
          onCreate={(gap) => void create(gap)}
        />
      ) : null}
      <TurnPages
        page={at}
        hasMore={at < pages}
        onTurn={setPage}
        labels={{
          nav: t("pages"),
          before: t("before"),
          next: t("next"),
          page: t("page", { page: at, pages }),
        }}
      />
      <div>{dialog}</div>
    </div>
  );
}

interface FiltersProps {
  readonly gaps: readonly Gap[];
  readonly filters: GapFilters;
  readonly onChange: (changed: Partial<GapFilters>) => void;
}

function Filters({ gaps, filters, onChange }: FiltersProps) {
  const t = useTranslations("admin.translations");
  const { locales } = useSite();
  const counts = countKinds(gaps, filters);
  const countIn = (language: string) => shownGaps(gaps, { ...filters, language }).length;
  return (
    <div className="flex flex-wrap items-end gap-4">
      <TextField
        type="search"
        label={t("search")}
        maxLength={200}
        dir="auto"
        frameClassName="grow basis-60"
        value={filters.search}
        onChange={(event) => onChange({ search: event.target.value })}
      />
      <SelectField
        label={t("language")}
        value={filters.language}
        onChange={(event) => onChange({ language: event.target.value })}
      >
        <option value="">{t("counted", { name: t("everyLanguage"), count: countIn("") })}</option>
        {locales.map(({ code, name }) => (
          <option key={code} value={code}>
            {t("counted", { name, count: countIn(code) })}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t("kind")}
        value={filters.kind}
        onChange={(event) =>
          onChange({ kind: GAP_KINDS.find((kind) => kind === event.target.value) ?? "" })
        }
      >
        <option value="">{t("counted", { name: t("everyKind"), count: counts[""] })}</option>
        {GAP_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t("counted", { name: t(`kinds.${kind}`), count: counts[kind] })}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

interface ReadingProps {
  readonly list: {
    readonly data?: unknown;
    readonly reason: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  readonly unread: readonly string[];
  readonly isCut: boolean;
}

/** The progress of reading, and the parts that could not be read. */
function Reading({ list, unread, isCut }: ReadingProps) {
  const t = useTranslations("admin.translations");
  const { locales } = useSite();
  const names = unread.map((code) => locales.find((one) => one.code === code)?.name ?? code);
  if (list.reason)
    return (
      <Notice tone="danger" title={t("failed")}>
        <StaffButton isSmall onClick={() => void list.refetch()}>
          {t("again")}
        </StaffButton>
      </Notice>
    );
  if (!list.data) return <p role="status">{t("reading")}</p>;
  return (
    <>
      {names.length > 0 ? (
        <Notice tone="warning" title={t("unread", { languages: names.join(", ") })}>
          <StaffButton isSmall onClick={() => void list.refetch()}>
            {t("again")}
          </StaffButton>
        </Notice>
      ) : null}
      {isCut ? <Notice tone="info" title={t("cut")} /> : null}
    </>
  );
}
