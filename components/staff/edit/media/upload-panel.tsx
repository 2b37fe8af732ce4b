import { useLocale, useTranslations } from "next-intl";
import { memo, useEffect, useEffectEvent, useId, useRef } from "react";
import { useStore } from "zustand";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { fileSize } from "#lib/shop/media/media-kind.ts";
import type { MediaEntry } from "#lib/staff/edit/media/media-types.ts";
import { FILE_NOTE } from "./file-words.ts";
import { nameOf } from "./name-of.ts";
import { canRetry, hasEnded, totalOf, type UploadEntry, type UploadQueue } from "./upload-queue.ts";
import {
  cancelUploads,
  clearUploads,
  decideUpload,
  pauseUploads,
  resumeUploads,
  retryUploads,
  uploadStore,
} from "./upload-store.ts";

type Entry = UploadEntry<MediaEntry>;

interface Props {
  onShow: (id: number) => void;
  onChoose?: (media: MediaEntry) => void;
  /** The list of uploads is gone. */
  onClear: () => void;
  say: (message: string) => void;
}

/** The running uploads, if any: individually and in total, with their actions. */
export function UploadPanel({ onShow, onChoose, onClear, say }: Props) {
  const t = useTranslations("edit.media.uploads");
  const queue = useStore(uploadStore);
  const total = totalOf(queue);
  const title = useId();
  const isOver = queue.entries.every(hasEnded);
  const canTry = queue.entries.some(canRetry);
  useEndings(queue, say);
  if (queue.entries.length === 0) return null;
  return (
    <section className="rounded-[0.625rem] border border-line p-3" aria-labelledby={title}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id={title} className="font-semibold">
          {t("title")}
        </h3>
        <progress
          aria-label={t("total")}
          max={Math.max(1, total.size)}
          value={total.sent}
          className="media-progress"
        />
        <p>
          {t("state", { done: total.done, count: total.count }) +
            (total.failed > 0 ? ` · ${t("failed", { count: total.failed })}` : "")}
        </p>
        <ButtonRow>
          {canTry ? (
            <StaffButton onClick={() => retryUploads()}>{t("retryAll")}</StaffButton>
          ) : null}
          {isOver ? (
            <StaffButton
              onClick={() => {
                clearUploads();
                onClear();
              }}
            >
              {t("clear")}
            </StaffButton>
          ) : (
            <>
              <StaffButton onClick={queue.isPaused ? resumeUploads : pauseUploads}>
                {t(queue.isPaused ? "resume" : "pause")}
              </StaffButton>
              <StaffButton onClick={() => cancelUploads()}>{t("cancelAll")}</StaffButton>
            </>
          )}
        </ButtonRow>
      </div>
      <ul className="max-h-56 overflow-y-auto">
        {queue.entries.map((entry) => (
          <UploadRow key={entry.id} entry={entry} onShow={onShow} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  );
}

/** Announces the result of each file once. */
function useEndings({ entries }: UploadQueue<MediaEntry>, say: (message: string) => void): void {
  const t = useTranslations("edit.media");
  const said = useRef(new Map<number, string>());
  const tell = useEffectEvent(() => {
    const news = entries.filter(({ id, phase }) => said.current.get(id) !== phase);
    for (const { id, phase } of news) said.current.set(id, phase);
    const worth = news.filter(({ phase }) => ["done", "failed", "duplicate"].includes(phase));
    if (worth.length > 0)
      say(worth.map(({ phase, name }) => t(`uploads.said.${phase}`, { name })).join(" "));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks at what has changed since.
  useEffect(() => tell(), [entries]);
}

/** Redrawn when its own file changes, not for the progress of the others. */
const UploadRow = memo(function UploadRow(props: {
  entry: Entry;
  onShow: (id: number) => void;
  onChoose?: (media: MediaEntry) => void;
}) {
  const { entry, onShow, onChoose } = props;
  const { id, name, phase, media, reason, size, sent } = entry;
  const t = useTranslations("edit.media");
  const locale = useLocale();
  const isMoving = ["sending", "sent", "creating"].includes(phase);
  const button = (label: string, act: () => void) => (
    <StaffButton key={label} aria-label={`${label}: ${name}`} onClick={act}>
      {label}
    </StaffButton>
  );
  return (
    <li
      className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-1.5"
      data-phase={phase}
    >
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-small font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className={FILE_NOTE}>
          {(phase === "duplicate" && media
            ? t("uploads.same", { name: nameOf(media) })
            : t(`uploads.phase.${phase}`)) +
            (isMoving ? ` · ${fileSize(sent, locale)} / ${fileSize(size, locale)}` : "")}
        </p>
        {reason ? (
          <p className="hidden text-small text-danger not-empty:block">{t(`reason.${reason}`)}</p>
        ) : null}
      </div>
      <progress
        aria-label={t("uploads.of", { name })}
        max={Math.max(1, size)}
        value={phase === "done" ? size : sent}
        className="media-progress"
        hidden={!isMoving}
      />
      <ButtonRow>
        {phase === "duplicate"
          ? [
              button(t("uploads.useExisting"), () => decideUpload(id, "existing")),
              button(t("uploads.keepBoth"), () => decideUpload(id, "both")),
            ]
          : null}
        {canRetry(entry) ? button(t("retry"), () => retryUploads(id)) : null}
        {phase === "done" && media
          ? [
              onChoose ? button(t("use"), () => onChoose(media)) : null,
              button(t("uploads.show"), () => onShow(media.id)),
            ]
          : null}
        {hasEnded(entry) ? null : button(t("uploads.cancel"), () => cancelUploads(id))}
      </ButtonRow>
    </li>
  );
});
