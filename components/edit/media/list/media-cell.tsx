import { useLocale, useTranslations } from "next-intl";
import { memo } from "react";
import { nameOf } from "#components/edit/media/name-of.ts";
import { Picture } from "#components/ui/picture.tsx";
import { kindOfMedia } from "#lib/edit/media/media-kind.ts";
import type { MediaEntry } from "#lib/edit/media/types.ts";
import { documentKind, fileSize } from "#lib/media/media-kind.ts";
import { thumbnailOf } from "./thumbnail.ts";

interface Props {
  id: string;
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
  /** Without its picture, because it is out of view again in a moment. */
  isBare: boolean;
}

/** One file of the list. Drawn again only when something of it changes, not when the list around it moves. */
export const MediaCell = memo(function MediaCell(props: Props) {
  const { id, media, mediaUrl, index, setSize, isChosen, isBare } = props;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names its active entry.
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-setsize={setSize}
      aria-posinset={index + 1}
      className="media-option"
    >
      <span className="media-thumb" aria-hidden="true">
        {isBare ? null : <Thumbnail key={media.id} media={media} mediaUrl={mediaUrl} />}
      </span>
      <Words {...props} />
    </div>
  );
});

function Thumbnail({ media, mediaUrl }: Pick<Props, "media" | "mediaUrl">) {
  const image = thumbnailOf(media, mediaUrl);
  return image ? (
    <Picture image={image} alt="" sizes="160px" />
  ) : (
    <span className="media-type">{documentKind(media) || media.mime}</span>
  );
}

function Words({ media, isCurrent, isList }: Props) {
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
