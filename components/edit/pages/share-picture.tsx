import { useTranslations } from "next-intl";
import { useSite } from "#components/providers/site-provider.tsx";
import { Picture } from "#components/ui/picture.tsx";
import type { Media } from "#lib/api/schemas/media.ts";
import { toImage } from "#lib/media/to-image.ts";

interface Props {
  readonly image: Media | null;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

/** The picture in shared links next to the texts of a page: its own, or one generated from its title. */
export function SharePicture({ image, onChoose, onRemove }: Props) {
  const t = useTranslations("edit");
  const { mediaUrl } = useSite();
  const shown = toImage(image, mediaUrl);
  return (
    <div className="edit-share">
      {shown ? <Picture image={shown} alt={image?.description ?? ""} sizes="7.5rem" /> : null}
      <p role="status">{t(image ? "pages.shareSet" : "pages.shareNone")}</p>
      <button type="button" className="edit-button" aria-haspopup="dialog" onClick={onChoose}>
        {t(image ? "pictures.replace" : "pictures.choose")}
      </button>
      {image ? (
        <button type="button" className="edit-button" onClick={onRemove}>
          {t("pages.shareRemove")}
        </button>
      ) : null}
    </div>
  );
}
