"use client";

import { useTranslations } from "next-intl";
import { useCallback, useSyncExternalStore } from "react";
import { useEditContext, useEditState } from "#components/staff/edit/page/edit-context.tsx";
import type { EditState } from "#components/staff/edit/store/edit-state.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { countOf } from "#lib/staff/edit/model/working-copy.ts";

const countIn = ({ operations }: EditState): number => countOf(operations);

interface Props {
  /** Something can be published, and isn't being published. */
  readonly onPublish: () => void;
}

/**
 * The number of unsaved changes, the last announcement, and the publish button. A separate component, because it
 * changes while typing.
 */
export function EditStatus({ onPublish }: Props) {
  const count = useDrawnCount();
  return (
    <>
      <Status count={count} />
      <PublishButton count={count} onPublish={onPublish} />
    </>
  );
}

/**
 * The number of unsaved changes. An increase is rendered one frame later than the key press, which would otherwise get
 * slower. So only the store is always up to date.
 */
function useDrawnCount(): number {
  const { store } = useEditContext();
  const subscribe = useCallback(
    (draw: () => void) => {
      let forget = () => {};
      const stop = store.subscribe((state, before) => {
        const more = countIn(state) - countIn(before);
        if (more === 0) return;
        forget();
        if (more > 0) forget = withFrame(draw);
        else draw();
      });
      return () => {
        stop();
        forget();
      };
    },
    [store],
  );
  const count = () => countIn(store.getState());
  return useSyncExternalStore(subscribe, count, count);
}

/** @returns forgets it */
function withFrame(run: () => void): () => void {
  const frame = requestAnimationFrame(run);
  return () => cancelAnimationFrame(frame);
}

function Status({ count }: { readonly count: number }) {
  const t = useTranslations("edit");
  const announcement = useEditState((state) => state.announcement);
  return (
    <p
      className="edit-status flex min-w-36 flex-1 basis-0 text-bar-quiet tabular-nums data-dirty:*:first:text-bar-ink max-md:min-w-0 max-md:text-[0.6875rem]/[1.15] max-md:wrap-anywhere"
      data-dirty={count > 0 || undefined}
    >
      <span role="status">{t("unsaved", { count })}</span>
      <span
        role="status" /* Over the page, below the bar and its notes: in the bar every language needs another length. */
        className="edit-said pointer-events-none absolute start-0 top-full"
      >
        <span
          key={announcement.id}
          className="edit-announcement hidden rounded-ee-[0.5rem] bg-bar-raised px-[clamp(0.75rem,2vw,1.5rem)] py-1.5 text-bar-ink not-empty:block"
        >
          {announcement.text}
        </span>
      </span>
    </p>
  );
}

function PublishButton({ count, onPublish }: Props & { readonly count: number }) {
  const t = useTranslations("edit");
  const { store } = useEditContext();
  const isSaving = useEditState((state) => state.saving);
  // A key press right before may not be rendered yet.
  const press = () => {
    const now = store.getState();
    if (!now.saving && countIn(now) > 0) onPublish();
  };
  return (
    <StaffButton
      variant="primary"
      className="edit-publish max-md:w-min max-md:px-2 max-md:text-[0.8125rem]/[1.1] max-md:whitespace-normal"
      aria-label={t("publish")}
      aria-disabled={count === 0 || isSaving}
      aria-busy={isSaving || undefined}
      onClick={press}
    >
      {/* Long words may be hyphenated: on phones there is one row for everything. */}
      {t("publishLabel")}
    </StaffButton>
  );
}
