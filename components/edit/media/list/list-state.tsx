import { useTranslations } from "next-intl";
import type { LibraryState } from "#components/edit/media/library-store.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";

interface Props {
  status: LibraryState["status"];
  isEmpty: boolean;
  /** More stands at the backend. Said at the end of the list all the time, not with each page that is read. */
  hasMore: boolean;
  onRetry: () => void;
}

/** What is said below the list: that more comes, that there is nothing, or why it could not be read. */
export function ListState({ status, isEmpty, hasMore, onRetry }: Props) {
  const t = useTranslations("edit.media");
  const hasFailed = status === "failed" || status === "session";
  return (
    <>
      <p role="status" className="media-state p-4 text-center empty:hidden">
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
