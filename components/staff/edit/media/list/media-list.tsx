import { useTranslations } from "next-intl";
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
} from "react";
import { useStore } from "zustand";
import { type Library, shownItems } from "#components/staff/edit/media/library-store.ts";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import type { MediaEntry } from "#lib/staff/edit/media/media-types.ts";
import { ListState } from "./list-state.tsx";
import { MediaCell } from "./media-cell.tsx";
import { useWindow } from "./use-window.ts";
import { hasPicture, moveBy, type Window } from "./visible-rows.ts";

interface Props {
  id: string;
  library: Library;
  chosen: number | null;
  /** The current value of the slot. */
  current: number | null;
  /** `isHeld`: with a key held down. */
  onChosen: (id: number, isHeld: boolean) => void;
  /** A file was clicked: on phones its details may be out of view. */
  onOpened: (id: number) => void;
  onPicked?: (media: MediaEntry) => void;
}

/** Pixels: the least width of a column, and the height of a row with its gap (media.css). */
const SIZES = { grid: { least: 152, row: 176 }, list: { least: 0, row: 68 } } as const;
/** Rows before the end at which more is loaded. */
const AHEAD = 6;

/** The files; only visible ones are drawn. One tab stop: arrow keys move through it and choose, as in a native list. */
export function MediaList({ id, library, chosen, current, onChosen, onOpened, onPicked }: Props) {
  const t = useTranslations("edit.media");
  const all = useStore(library.store, (state) => state.items);
  const leaving = useStore(library.store, (state) => state.leaving);
  const items = useMemo(() => shownItems({ items: all, leaving }), [all, leaving]);
  const view = useStore(library.store, (state) => state.view);
  const status = useStore(library.store, (state) => state.status);
  const nextPage = useStore(library.store, (state) => state.nextPage);
  const mediaUrl = useStore(library.store, (state) => state.mediaUrl);
  const scroller = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const { row, ...size } = SIZES[view];
  const count = items.length;
  const seen = useWindow({ scroller, count, row, ...size, begin: library.scrolled() });

  useScrolling({ library, scroller, seen, count, row });

  const { choose, onKeyDown } = useChoice({
    items,
    chosen,
    scroller,
    seen,
    row,
    onChosen,
    onPicked,
  });
  const optionId = (media: MediaEntry) => `${prefix}-${media.id}`;
  const drawn = inSlots(items, { ...seen, row });
  const active = drawn.find(({ media }) => media.id === chosen)?.media;
  return (
    <div
      ref={scroller}
      className="media-scroller relative h-(--media-height) overflow-y-auto overscroll-contain rounded-[0.625rem] bg-sunken contain-strict max-[56rem]:group-data-chosen/library:h-[40dvh]"
      onScroll={({ currentTarget: { scrollTop } }) => {
        library.scrollTo(scrollTop);
        seen.onScroll(scrollTop);
      }}
    >
      {count > 0 ? (
        <div
          id={id}
          role="listbox"
          tabIndex={0}
          aria-label={t("list")}
          aria-activedescendant={active && optionId(active)}
          aria-busy={status === "loading"}
          className="group/list overflow-hidden -outline-offset-2 [&[aria-activedescendant]]:outline-none"
          style={{ blockSize: seen.height }}
          onKeyDown={onKeyDown}
          onFocus={(event) => {
            // Coming from the search, the first file is chosen: Enter takes it.
            if (chosen === null && isSearch(event.relatedTarget)) choose(0);
          }}
          onClick={(event) => {
            const index = pressed(event);
            choose(index);
            const media = items[index];
            if (media) onOpened(media.id);
          }}
          onDoubleClick={(event) => {
            const media = items[pressed(event)];
            if (media) onPicked?.(media);
          }}
        >
          <div
            role="presentation"
            className="grid"
            style={{
              translate: `0 ${seen.above}px`,
              gridTemplateColumns: `repeat(${seen.columns}, minmax(0, 1fr))`,
            }}
          >
            {drawn.map(({ media, index, slot, isSpare }) => (
              <MediaCell
                key={slot}
                id={isSpare ? undefined : optionId(media)}
                media={media}
                mediaUrl={mediaUrl}
                index={index}
                setSize={nextPage === null ? count : -1}
                isChosen={media.id === chosen && !isSpare}
                isCurrent={media.id === current}
                isList={view === "list"}
                isBare={isSpare || !hasPicture(index, seen.pictures, seen)}
                isSpare={isSpare}
              />
            ))}
          </div>
        </div>
      ) : null}
      <ListState
        status={status}
        isEmpty={count === 0}
        hasMore={nextPage !== null}
        onRetry={() => library.retry()}
      />
    </div>
  );
}

interface Choice extends Pick<Props, "chosen" | "onChosen" | "onPicked"> {
  readonly items: readonly MediaEntry[];
  readonly scroller: RefObject<HTMLElement | null>;
  readonly seen: ReturnType<typeof useWindow>;
  readonly row: number;
}

/** Chooses a file by its index or by keys, and scrolls to it. */
function useChoice({ items, chosen, scroller, seen, row, onChosen, onPicked }: Choice) {
  const count = items.length;
  const at = items.findIndex((media) => media.id === chosen);
  const choose = (index: number, isHeld = false) => {
    const media = items[index];
    if (!media) return;
    onChosen(media.id, isHeld);
    const list = scroller.current;
    const top = Math.floor(index / seen.columns) * row;
    if (!list) return;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (top + row > list.scrollTop + seen.viewport) list.scrollTop = top + row - seen.viewport;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const media = items[at];
    const key = pressedKey(event);
    if (key === "Enter" && media && onPicked) {
      // The same key press would activate the control that gets the focus when the list closes.
      event.preventDefault();
      return onPicked(media);
    }
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const page = Math.max(1, Math.floor(seen.viewport / row));
    const { columns } = seen;
    const next = moveBy(key, Math.max(0, at), { count, columns, page, isRtl });
    if (next === null || count === 0) return;
    event.preventDefault();
    // The first arrow comes to the first entry.
    choose(at < 0 && key.startsWith("Arrow") ? 0 : next, event.repeat);
  };
  return { choose, onKeyDown };
}

interface Scrolling {
  readonly library: Library;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly seen: ReturnType<typeof useWindow>;
  readonly count: number;
  /** Pixels of a row with its gap. */
  readonly row: number;
}

/** Loads more before the end comes into view, and restores the position at which the library was left. */
function useScrolling({ library, scroller, seen, count, row }: Scrolling): void {
  const filter = useStore(library.store, (state) => state.filter);
  const view = useStore(library.store, (state) => state.view);
  const status = useStore(library.store, (state) => state.status);
  const nextPage = useStore(library.store, (state) => state.nextPage);
  const isShort = seen.height - seen.top - seen.viewport < AHEAD * row;
  const loadMore = useEffectEvent(() => {
    if (isShort && status === "idle" && nextPage !== null) void library.load();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these may be what makes the end come into view.
  useEffect(() => loadMore(), [isShort, status, nextPage, count]);
  /** The scroll position in pixels to restore, until the list is long enough. */
  const left = useRef(library.scrolled());
  useEffect(() => {
    const list = scroller.current;
    if (!list || count === 0 || left.current === 0) return;
    list.scrollTop = left.current;
    if (list.scrollTop >= left.current - 1) left.current = 0;
  }, [count, scroller]);
  const follow = useEffectEvent(() => seen.onScroll(library.scrolled()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter begins its list at the top, another view has other rows.
  useEffect(() => follow(), [filter, view]);
}

const isSearch = (node: EventTarget | null): boolean =>
  node instanceof HTMLInputElement && node.type === "search";

/** The index of the clicked entry; -1 between entries. */
const pressed = ({ target }: MouseEvent): number => {
  const option = target instanceof Element ? target.closest("[role=option]") : null;
  return Number(option?.getAttribute("aria-posinset") ?? 0) - 1;
};

/**
 * The visible entries in the order of their cells, which keep their position in the document: `order` and
 * `aria-posinset` set the visible and announced positions. Cells not needed by the last row stay too, invisible.
 */
function inSlots(
  items: readonly MediaEntry[],
  { from, to, slots, columns, height, row }: Window & { readonly row: number },
) {
  const last = items[to - 1];
  const isFull = last !== undefined && (height / row) * columns >= slots;
  const spare = isFull ? Array.from({ length: slots - (to - from) }, () => last) : [];
  return [...items.slice(from, to), ...spare]
    .map((media, offset) => {
      const index = from + offset;
      return { media, index, slot: index % slots, isSpare: index >= to };
    })
    .sort((a, b) => a.slot - b.slot);
}
