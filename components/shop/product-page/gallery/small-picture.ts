import { trackOf } from "./show-slide.ts";

/** The address of a slide's picture, or of its thumbnail, whichever the page has loaded; "" for neither. */
export function smallPicture(index: number): string {
  const gallery = document.querySelector("[data-gallery]");
  const pictures = [
    trackOf(gallery)?.children[index]?.querySelector("img"),
    gallery?.querySelector<HTMLImageElement>(`[data-slide="${index}"] img`),
  ];
  return pictures.find((image) => image?.complete && image.naturalWidth > 0)?.currentSrc ?? "";
}
