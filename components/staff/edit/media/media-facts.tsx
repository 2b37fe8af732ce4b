import { useFormatter, useLocale, useTranslations } from "next-intl";
import { documentKind, fileSize } from "#lib/shop/media/media-kind.ts";
import { toMediaUrl } from "#lib/shop/media/to-image.ts";
import { kindOfMedia } from "#lib/staff/edit/media/library-kind.ts";
import type { MediaEntry } from "#lib/staff/edit/media/media-types.ts";

interface Props {
  media: MediaEntry;
  mediaUrl: string;
}

/** The known facts about a file. */
export function MediaFacts({ media, mediaUrl }: Props) {
  const t = useTranslations("edit.media.details");
  const kinds = useTranslations("edit.media.kind");
  const locale = useLocale();
  const format = useFormatter();
  const created = new Date(media.createdAt);
  const sizes = Object.entries(media.alternativePaths).flatMap(([name, path]) => {
    const address = toMediaUrl(String(path), mediaUrl);
    return address ? [{ name: name.replace("x", " × "), address }] : [];
  });
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-small [&_dd]:wrap-anywhere [&_dt]:text-muted">
      <dt>{t("kind")}</dt>
      <dd>
        {kinds(kindOfMedia(media))} {documentKind(media)}
      </dd>
      {media.width && media.height ? (
        <>
          <dt>{t("dimensions")}</dt>
          <dd dir="ltr">
            {media.width} × {media.height}
          </dd>
        </>
      ) : null}
      {media.size > 0 ? (
        <>
          <dt>{t("weight")}</dt>
          <dd>{fileSize(media.size, locale)}</dd>
        </>
      ) : null}
      {Number.isNaN(created.getTime()) ? null : (
        <>
          <dt>{t("created")}</dt>
          <dd>{format.dateTime(created, { dateStyle: "medium", timeStyle: "short" })}</dd>
        </>
      )}
      {media.originalName ? (
        <>
          <dt>{t("file")}</dt>
          <dd>
            <bdi dir="ltr">{media.originalName}</bdi>
          </dd>
        </>
      ) : null}
      {sizes.length > 0 ? (
        <>
          <dt>{t("sizes")}</dt>
          <dd>
            <ul className="flex flex-wrap gap-x-3 gap-y-1">
              {sizes.map(({ name, address }) => (
                <li key={name}>
                  <a href={address} target="_blank" rel="noreferrer">
                    <bdi>{name}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          </dd>
        </>
      ) : null}
    </dl>
  );
}
