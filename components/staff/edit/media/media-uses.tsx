import { useLocale, useTranslations } from "next-intl";
import { useStaffRead } from "#components/staff/reads/use-staff-read.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { displayNames } from "#lib/base/utils/intl.ts";
import type { MediaUse } from "#lib/staff/edit/uses/handle-media-uses.ts";

/** The places of the site that show a file or link to it. Looked up on mount. */
export function MediaUses({ id }: { id: number }) {
  const t = useTranslations("edit.media.uses");
  const { data, reason, isFetching, refetch } = useStaffRead("edit/media/uses", { id });
  const uses = data?.uses ?? [];
  return (
    <div className="flex flex-col gap-2 text-small">
      <p role="status">
        {isFetching ? t("searching") : reason ? t("failed") : t("found", { count: uses.length })}
      </p>
      {reason ? <StaffButton onClick={() => void refetch()}>{t("again")}</StaffButton> : null}
      {uses.length > 0 ? (
        <ul className="max-h-48 list-disc overflow-y-auto ps-5 wrap-anywhere">
          {uses.map((use, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page may show a file at several places
            <li key={at}>
              <Use use={use} />
            </li>
          ))}
        </ul>
      ) : null}
      {data ? (
        <p className="text-muted">{data.isWhole ? t("limits") : `${t("partly")} ${t("limits")}`}</p>
      ) : null}
    </div>
  );
}

function Use({ use: { kind, title, language, address } }: { use: MediaUse }) {
  const t = useTranslations("edit.media.uses");
  const locale = useLocale();
  const place = t(`kinds.${kind}`, { title });
  const text = language === null ? place : `${place} (${languageName(language, locale)})`;
  // In a new tab: here a file is being viewed, and perhaps uploaded.
  return address === null ? (
    <bdi>{text}</bdi>
  ) : (
    <a className="underline" href={address} target="_blank" rel="noreferrer">
      <bdi>{text}</bdi>
    </a>
  );
}

function languageName(code: string, locale: string): string {
  try {
    return displayNames(locale, { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
}
