import { useTranslations } from "next-intl";
import type { LibraryState } from "#components/edit/media/library-store.ts";

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
      <p role="status" className="media-state">
        {hasFailed ? t(status) : hasMore ? t("loading") : isEmpty ? t("empty") : null}
      </p>
      {hasFailed ? (
        <button type="button" className="edit-button media-retry" onClick={onRetry}>
          {t("retry")}
        </button>
      ) : null}
    </>
  );
}
