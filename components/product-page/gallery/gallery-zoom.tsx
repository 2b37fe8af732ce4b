import { translated } from "#components/messages/translations.tsx";
import { showSlide } from "./show-slide.ts";
import { smallPicture } from "./small-picture.ts";
import { ZoomDialog, type ZoomProps } from "./zoom-dialog.tsx";

export type GalleryZoomProps = Omit<ZoomProps, "smallOf">;

/** The zoom of the page's gallery: begins with what the gallery shows, and leaves it at the picture seen last. */
export const GalleryZoom = translated(({ onClose, ...props }: GalleryZoomProps) => (
  <ZoomDialog
    {...props}
    smallOf={smallPicture}
    onClose={(last) => {
      onClose(last);
      showSlide(last);
    }}
  />
));
