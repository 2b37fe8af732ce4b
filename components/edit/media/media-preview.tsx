import { useTranslations } from "next-intl";
import { Picture } from "#components/ui/picture.tsx";
import { kindOfMedia } from "#lib/edit/media/media-kind.ts";
import type { MediaEntry } from "#lib/edit/media/types.ts";
import { toImage, toMediaUrl } from "#lib/media/to-image.ts";

/** The file as visitors see it: the picture, the video, or a link to the document. */
export function MediaPreview({ media, mediaUrl }: { media: MediaEntry; mediaUrl: string }) {
  const t = useTranslations("edit.media.details");
  const address = toMediaUrl(media.path || media.media_url, mediaUrl);
  const kind = kindOfMedia(media);
  if (kind === "picture")
    return (
      <div className="media-preview">
        <Picture image={toImage(media, mediaUrl)} alt={media.description} sizes="24rem" />
      </div>
    );
  if (!address) return null;
  if (kind === "video")
    return (
      // biome-ignore lint/a11y/useMediaCaption: the editor looks at the file itself; captions belong to its place on the page.
      <video
        className="media-preview"
        controls
        preload="none"
        src={address}
        poster={(media.poster && toMediaUrl(media.poster.path, mediaUrl)) ?? undefined}
      />
    );
  return (
    <p className="media-preview">
      <a href={address} target="_blank" rel="noreferrer" className="edit-button">
        {t("open")}
      </a>
    </p>
  );
}
