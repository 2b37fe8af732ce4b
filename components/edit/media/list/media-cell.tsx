import { useLocale, useTranslations } from "next-intl";
import { memo } from "react";
import { nameOf } from "#components/edit/media/name-of.ts";
import { kindOfMedia } from "#lib/edit/media/media-kind.ts";
import type { MediaEntry } from "#lib/edit/media/types.ts";
import { toSources } from "#lib/media/image-sizes.ts";
import { documentKind, fileSize } from "#lib/media/media-kind.ts";
import { thumbnailOf } from "./thumbnail.ts";

/** The width of a thumbnail at most (media.css). */
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
  /** Kept for another file: nobody sees it. */
  isSpare: boolean;
}

/** One file of the list. Redrawn only when its own data changes, not when the list around it scrolls. */
export const MediaCell = memo(function MediaCell(props: Props) {
  const { id, index, setSize, isChosen, isSpare } = props;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names its active entry.
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-setsize={setSize}
      aria-posinset={index + 1}
      className="media-option"
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
function Thumbnail({ media, mediaUrl, isBare }: Props) {
  const image = thumbnailOf(media, mediaUrl);
  const isShown = image !== null && !isBare;
  return (
    <span
      className="media-thumb"
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
    <span className="media-words">
      <span className="media-name">
        <bdi>{nameOf(media)}</bdi>
      </span>{" "}
      <span className="media-small">
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
