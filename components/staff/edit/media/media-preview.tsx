import { useTranslations } from "next-intl";
import { Picture } from "#components/kit/ui/picture.tsx";
import { staffButtonClass } from "#components/staff/ui/staff-button.tsx";
import { toImage, toMediaUrl } from "#lib/shop/media/to-image.ts";
import { kindOfMedia } from "#lib/staff/edit/media/library-kind.ts";
import type { MediaEntry } from "#lib/staff/edit/media/media-types.ts";

const PREVIEW =
  "media-preview max-h-56 w-full rounded-[0.5rem] bg-sunken object-contain [&_img]:max-h-56 [&_img]:w-full [&_img]:object-contain";

/** The file as visitors see it: the picture, the video, or a link to the document. */
export function MediaPreview({ media, mediaUrl }: { media: MediaEntry; mediaUrl: string }) {
  const t = useTranslations("edit.media.details");
  const address = toMediaUrl(media.path || media.media_url, mediaUrl);
  const kind = kindOfMedia(media);
  if (kind === "picture")
    return (
      <div className={PREVIEW}>
        <Picture image={toImage(media, mediaUrl)} alt={media.description} sizes="24rem" />
      </div>
    );
  if (!address) return null;
  if (kind === "video")
    return (
      // biome-ignore lint/a11y/useMediaCaption: the editor looks at the file itself; captions belong to its place on the page.
      <video
        className={PREVIEW}
        controls
        preload="none"
        src={address}
        poster={(media.poster && toMediaUrl(media.poster.path, mediaUrl)) ?? undefined}
      />
    );
  return (
    <p className={PREVIEW}>
      <a href={address} target="_blank" rel="noreferrer" className={staffButtonClass()}>
        {t("open")}
      </a>
    </p>
  );
}
