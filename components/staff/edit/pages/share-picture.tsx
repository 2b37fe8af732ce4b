import { useTranslations } from "next-intl";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import type { Media } from "#lib/shop/api/schemas/media-schema.ts";
import { toImage } from "#lib/shop/media/to-image.ts";

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
    <div className="edit-share flex flex-wrap items-center gap-x-3 gap-y-2 [&>img]:aspect-[1.91] [&>img]:w-30 [&>img]:rounded-[0.5rem] [&>img]:object-cover">
      {shown ? <Picture image={shown} alt={image?.description ?? ""} sizes="7.5rem" /> : null}
      <p role="status">{t(image ? "pages.shareSet" : "pages.shareNone")}</p>
      <StaffButton aria-haspopup="dialog" onClick={onChoose}>
        {t(image ? "pictures.replace" : "pictures.choose")}
      </StaffButton>
      {image ? <StaffButton onClick={onRemove}>{t("pages.shareRemove")}</StaffButton> : null}
    </div>
  );
}
