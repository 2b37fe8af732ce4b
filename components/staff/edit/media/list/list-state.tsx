import { useTranslations } from "next-intl";
import type { LibraryState } from "#components/staff/edit/media/library-store.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";

interface Props {
  status: LibraryState["status"];
  isEmpty: boolean;
  /** The backend has more. Always announced at the end of the list, not with each page that is read. */
  hasMore: boolean;
  onRetry: () => void;
}

/** The status below the list: loading more, empty, or why it could not be read. */
export function ListState({ status, isEmpty, hasMore, onRetry }: Props) {
  const t = useTranslations("edit.media");
  const hasFailed = status === "failed" || status === "session";
  return (
    <>
      <p role="status" className="media-state hidden p-4 text-center not-empty:block">
        {hasFailed ? t(status) : hasMore ? t("loading") : isEmpty ? t("empty") : null}
      </p>
      {hasFailed ? (
        <StaffButton className="mx-auto! mb-4 flex" onClick={onRetry}>
          {t("retry")}
        </StaffButton>
      ) : null}
    </>
  );
}
