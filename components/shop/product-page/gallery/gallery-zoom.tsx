import { translated } from "#components/kit/messages/translations.tsx";
import { showSlide } from "./show-slide.ts";
import { smallPicture } from "./small-picture.ts";
import { ZoomDialog, type ZoomProps } from "./zoom-dialog.tsx";

export type GalleryZoomProps = Omit<ZoomProps, "smallOf">;

/**
 * The zoom of the page's gallery: starts with the slide of the gallery, and leaves the gallery at the picture seen
 * last.
 */
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
