import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useStore } from "zustand";
import { Picture } from "#components/ui/picture.tsx";
import { kindOfMedia } from "#lib/edit/media/media-kind.ts";
import type { MediaEntry } from "#lib/edit/media/types.ts";
import { documentKind, fileSize } from "#lib/media/media-kind.ts";
import type { Library } from "./library-store.ts";
import { nameOf } from "./name-of.ts";
import { thumbnailOf } from "./thumbnail.ts";
import { moveBy, visibleRows } from "./visible-rows.ts";

interface Props {
  id: string;
  items: readonly MediaEntry[];
  library: Library;
  chosen: number | null;
  /** What the place holds now. */
  current: number | null;
  onChosen: (id: number) => void;
  /** A file was pressed: on phones its details may be out of view. */
  onOpened: () => void;
  onPicked?: (media: MediaEntry) => void;
}

/** Pixels: the least width of a column, and the height of a row with its gap (media.css). */
const SIZES = { grid: { least: 152, row: 176 }, list: { least: 0, row: 68 } } as const;
/** Rows before the end at which more is loaded. */
const AHEAD = 6;

/**
 * The files, of which only those in view are drawn. One stop of the Tab key: arrows move through it and choose, as in a
 * list of the system's own.
 */
export function MediaList({
  id,
  items,
  library,
  chosen,
  current,
  onChosen,
  onOpened,
  onPicked,
}: Props) {
  const t = useTranslations("edit.media");
  const { view, status, nextPage, scrolled, mediaUrl } = useStore(library.store);
  const scroller = useRef<HTMLDivElement>(null);
  const box = useBox(scroller);
  const prefix = useId();
  const { least, row } = SIZES[view];
  const seen = visibleRows({ count: items.length, ...box, scrolled, least, row });
  const at = items.findIndex((media) => media.id === chosen);

  const isShort = seen.height - scrolled - box.viewport < AHEAD * row;
  const loadMore = useEffectEvent(() => {
    if (isShort && status === "idle" && nextPage !== null) void library.load();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these may be what makes the end come into view.
  useEffect(() => loadMore(), [isShort, status, nextPage, items.length]);
  useEffect(() => {
    // The place in the list, where it was left.
    const list = scroller.current;
    const kept = library.store.getState().scrolled;
    if (list && items.length > 0 && Math.abs(list.scrollTop - kept) > 1) list.scrollTop = kept;
  }, [library, items.length]);

  const choose = (index: number) => {
    const media = items[index];
    if (!media) return;
    onChosen(media.id);
    const list = scroller.current;
    const top = Math.floor(index / seen.columns) * row;
    if (!list) return;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (top + row > list.scrollTop + box.viewport) list.scrollTop = top + row - box.viewport;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const media = items[at];
    if (event.key === "Enter" && media && onPicked) return onPicked(media);
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const page = Math.max(1, Math.floor(box.viewport / row));
    const { columns } = seen;
    const next = moveBy(event.key, Math.max(0, at), { count: items.length, columns, page, isRtl });
    if (next === null || items.length === 0) return;
    event.preventDefault();
    // The first arrow comes to the first entry.
    choose(at < 0 && event.key.startsWith("Arrow") ? 0 : next);
  };

  const optionId = (media: MediaEntry) => `${prefix}-${media.id}`;
  const drawn = items.slice(seen.from, seen.to);
  const active = drawn.find((media) => media.id === chosen);
  return (
    <div
      ref={scroller}
      className="media-scroller"
      onScroll={({ currentTarget }) => library.scrollTo(currentTarget.scrollTop)}
    >
      {items.length > 0 ? (
        <div
          id={id}
          role="listbox"
          tabIndex={0}
          aria-label={t("list")}
          aria-activedescendant={active && optionId(active)}
          aria-busy={status === "loading"}
          className="media-list"
          data-view={view}
          style={{ blockSize: seen.height }}
          onKeyDown={onKeyDown}
        >
          <div
            role="presentation"
            className="media-rows"
            style={{
              translate: `0 ${seen.above}px`,
              gridTemplateColumns: `repeat(${seen.columns}, minmax(0, 1fr))`,
            }}
          >
            {drawn.map((media, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the list takes the keys.
              // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names its active entry.
              <div
                key={media.id}
                id={optionId(media)}
                role="option"
                aria-selected={media.id === chosen}
                aria-setsize={nextPage === null ? items.length : -1}
                aria-posinset={seen.from + index + 1}
                className="media-option"
                onClick={() => {
                  choose(seen.from + index);
                  requestAnimationFrame(onOpened);
                }}
                onDoubleClick={() => onPicked?.(media)}
              >
                <Thumbnail media={media} mediaUrl={mediaUrl} />
                <Words media={media} isCurrent={media.id === current} isList={view === "list"} />
              </div>
            ))}
          </div>
        </div>
      ) : null}
      <p role="status" className="media-state">
        {status === "loading" ? t("loading") : null}
        {status === "idle" && items.length === 0 && nextPage === null ? t("empty") : null}
        {status === "failed" ? t("failed") : null}
        {status === "session" ? t("session") : null}
      </p>
      {status === "failed" || status === "session" ? (
        <button type="button" className="edit-button media-retry" onClick={() => library.retry()}>
          {t("retry")}
        </button>
      ) : null}
    </div>
  );
}

function Thumbnail({ media, mediaUrl }: { media: MediaEntry; mediaUrl: string }) {
  const image = thumbnailOf(media, mediaUrl);
  return (
    <span className="media-thumb" aria-hidden="true">
      {image ? (
        <Picture image={image} alt="" sizes="160px" />
      ) : (
        <span className="media-type">{documentKind(media) || media.mime}</span>
      )}
    </span>
  );
}

function Words(props: { media: MediaEntry; isCurrent: boolean; isList: boolean }) {
  const { media, isCurrent, isList } = props;
  const t = useTranslations("edit.media");
  const locale = useLocale();
  return (
    <span className="media-words">
      <span className="media-name">
        <bdi>{nameOf(media)}</bdi>
      </span>{" "}
      <span className="media-small">
        {isCurrent ? `${t("current")} · ` : ""}
        {isList ? `${t(`kind.${kindOfMedia(media)}`)} · ` : ""}
        {fileSize(media.size, locale)}
        {isList && media.width && media.height ? ` · ${media.width} × ${media.height}` : ""}
      </span>
    </span>
  );
}

/** What is assumed until the browser has laid the list out. */
const UNKNOWN = { width: 640, viewport: 560 };

/** The size of the list's window, in pixels. */
function useBox(ref: React.RefObject<HTMLElement | null>): { width: number; viewport: number } {
  const [box, setBox] = useState(UNKNOWN);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: viewport } = element;
      if (width > 0 && viewport > 0) setBox({ width, viewport });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return box;
}
