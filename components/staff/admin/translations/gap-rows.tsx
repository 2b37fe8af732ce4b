"use client";

import { useTranslations } from "next-intl";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import {
  NamedCell,
  StackedCell,
  StackedRow,
  StackedTable,
} from "#components/staff/ui/stacked-table.tsx";
import { StaffButton, staffButtonClass } from "#components/staff/ui/staff-button.tsx";
import { withKeys } from "#lib/base/utils/with-keys.ts";
import type { Gap } from "#lib/staff/admin/translations/gaps.ts";

export interface GapRights {
  /** The names of kinds of sections, and of what is shown on every page. */
  readonly names: Readonly<Record<string, string>>;
  readonly mayChange: { readonly posts: boolean; readonly sections: boolean };
  /** Whether edit mode opens. */
  readonly mayOpen: boolean;
}

interface Props extends GapRights {
  readonly gaps: readonly Gap[];
  /** The translation that is being created. */
  readonly busy: Gap | null;
  readonly onCreate: (gap: Gap) => void;
}

/** One row for each thing that a language lacks. */
export function GapRows({ gaps, names, mayChange, mayOpen, busy, onCreate }: Props) {
  const t = useTranslations("admin.translations");
  const { locales } = useSite();
  const nameOf = (code: string) => locales.find((one) => one.code === code)?.name ?? code;
  const titleOf = ({ kind, title, section }: Gap): string =>
    section
      ? [names[section.name] ?? t("kinds.section"), section.words].filter(Boolean).join(" · ")
      : title || t(`kinds.${kind}`);
  const mayMake = ({ kind, job }: Gap): boolean =>
    job !== null && (kind === "page" || kind === "post" ? mayChange.posts : mayChange.sections);
  const keyed = withKeys(gaps, ({ address, language }) => `${address} ${language}`);
  return (
    <StackedTable
      label={t("title")}
      heads={[t("what"), t("language"), t("from")]}
      actions={t("actions")}
    >
      {keyed.map(({ key, item: gap }) => {
        const name = titleOf(gap);
        const named = { title: name, language: nameOf(gap.language) };
        return (
          <StackedRow key={key}>
            <StackedCell>
              <bdi className="font-medium wrap-anywhere">{name}</bdi>
              <small className="block text-muted">
                <span>{t(`kinds.${gap.kind}`)}</span>
                {gap.section && gap.title ? <bdi>{` · ${gap.title}`}</bdi> : null}
                {gap.entries ? <span>{` · ${t("entries", gap.entries)}`}</span> : null}
              </small>
            </StackedCell>
            <NamedCell head={t("language")}>{nameOf(gap.language)}</NamedCell>
            <NamedCell head={t("from")}>{nameOf(gap.from)}</NamedCell>
            <StackedCell>
              <div className="flex flex-wrap gap-2">
                {mayMake(gap) ? (
                  <StaffButton
                    isSmall
                    loading={busy === gap}
                    aria-disabled={(busy !== null && busy !== gap) || undefined}
                    aria-label={t("createOne", named)}
                    onClick={() => onCreate(gap)}
                  >
                    {t("create")}
                  </StaffButton>
                ) : null}
                {mayOpen && gap.job ? (
                  // Every surface has its own document.
                  <a
                    className={staffButtonClass({ isSmall: true })}
                    href={gap.address}
                    aria-label={t("openOne", named)}
                  >
                    {t("open")}
                  </a>
                ) : null}
                {gap.job ? null : <span className="text-small text-muted">{t("elsewhere")}</span>}
              </div>
            </StackedCell>
          </StackedRow>
        );
      })}
    </StackedTable>
  );
}
