"use client";

import { useTranslations } from "next-intl";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Cell, HeadCell, Table } from "#components/kit/ui/table.tsx";
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
  /** The one that is being made. */
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
    <Table label={t("title")}>
      <thead>
        <tr>
          <HeadCell className="text-start">{t("what")}</HeadCell>
          <HeadCell className="text-start">{t("language")}</HeadCell>
          <HeadCell className="text-start">{t("from")}</HeadCell>
          <HeadCell>
            <span className="sr-only">{t("actions")}</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {keyed.map(({ key, item: gap }) => {
          const name = titleOf(gap);
          const named = { title: name, language: nameOf(gap.language) };
          return (
            <tr key={key}>
              <Cell>
                <bdi className="font-medium wrap-anywhere">{name}</bdi>
                <small className="block text-muted">
                  <span>{t(`kinds.${gap.kind}`)}</span>
                  {gap.section && gap.title ? <bdi>{` · ${gap.title}`}</bdi> : null}
                  {gap.entries ? <span>{` · ${t("entries", gap.entries)}`}</span> : null}
                </small>
              </Cell>
              <Cell>{nameOf(gap.language)}</Cell>
              <Cell>{nameOf(gap.from)}</Cell>
              <Cell>
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
              </Cell>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
