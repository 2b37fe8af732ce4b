import { useLocale, useTranslations } from "next-intl";
import { memo } from "react";
import { FILE_LINE, FILE_NOTE } from "#components/staff/edit/media/file-words.ts";
import { nameOf } from "#components/staff/edit/media/name-of.ts";
import { classNames } from "#lib/base/utils/class-names.ts";
import { toSources } from "#lib/shop/media/image-sizes.ts";
import { documentKind, fileSize } from "#lib/shop/media/media-kind.ts";
import { kindOfMedia } from "#lib/staff/edit/media/library-kind.ts";
import type { MediaEntry } from "#lib/staff/edit/media/media-types.ts";
import { thumbnailOf } from "./thumbnail.ts";

/** The width of a thumbnail at most (its box below). */
const SIZE = "160px";

interface Props {
  id: string | undefined;
  media: MediaEntry;
  mediaUrl: string;
  /** Its place in the list, from 0. */
  index: number;
  /** Entries of the whole list; -1 while that is not known. */
  setSize: number;
  isChosen: boolean;
  /** The place on the page holds it now. */
  isCurrent: boolean;
  isList: boolean;
  /** Without its picture, because it will be scrolled out of view immediately. */
  isBare: boolean;
  /** A spare cell for a later file: invisible. */
  isSpare: boolean;
}

/** One file of the list. Redrawn only when its own data changes, not when the list around it scrolls. */
export const MediaCell = memo(function MediaCell(props: Props) {
  const { id, index, setSize, isChosen, isSpare, isList } = props;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names its active entry.
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-setsize={setSize}
      aria-posinset={index + 1}
      className={classNames(
        "flex cursor-pointer rounded-[0.625rem] border-3 border-transparent p-2 -outline-offset-2 contain-strict group-focus-visible/list:aria-selected:outline-2 hover:bg-surface aria-selected:border-mark aria-selected:bg-surface",
        isList ? "h-17 items-center gap-3" : "h-44 flex-col gap-1",
      )}
      style={{ order: index, visibility: isSpare ? "hidden" : "visible" }}
    >
      <Thumbnail {...props} />
      <Words {...props} />
    </div>
  );
});

/**
 * The picture is a background and the type of other files a generated text, so that no element is added or removed when
 * the cell shows another file: each one would make the browser check the whole page against the rules of `:has()`.
 */
function Thumbnail({ media, mediaUrl, isBare, isList }: Props) {
  const image = thumbnailOf(media, mediaUrl);
  const isShown = image !== null && !isBare;
  return (
    <span
      className={classNames(
        "grid flex-none place-items-center overflow-hidden rounded-[0.375rem] bg-contain bg-center bg-no-repeat data-label:before:font-semibold data-label:before:content-[attr(data-label)]",
        isList ? "h-12 basis-14" : "basis-23",
      )}
      aria-hidden="true"
      data-label={image ? undefined : documentKind(media) || media.mime}
      style={{
        backgroundImage: isShown ? cssUrl(toSources(image.src, image.width, SIZE).src) : "",
      }}
    />
  );
}

const cssUrl = (address: string): string =>
  `url("${address.replace(/["\\\s]/g, (sign) => encodeURIComponent(sign))}")`;

function Words({ media, isCurrent, isList }: Props) {
  const t = useTranslations("edit.media");
  const locale = useLocale();
  return (
    <span className="min-w-0">
      <span
        className={
          isList ? FILE_LINE : "line-clamp-2 text-[0.875rem]/tight font-medium wrap-anywhere"
        }
      >
        <bdi>{nameOf(media)}</bdi>
      </span>{" "}
      <span className={FILE_NOTE}>
        {[
          isCurrent ? `${t("current")} · ` : "",
          isList ? `${t(`kind.${kindOfMedia(media)}`)} · ` : "",
          fileSize(media.size, locale),
          isList && media.width && media.height ? ` · ${media.width} × ${media.height}` : "",
        ].join("")}
      </span>
    </span>
  );
}
