export const trackOf = (gallery: ParentNode | null) =>
  gallery?.querySelector<HTMLElement>("[data-track]") ?? null;

/** Scrolls the page's gallery to a picture; does nothing where there is no such picture. */
export function showSlide(index: number | undefined): void {
  const track = trackOf(document.querySelector("[data-gallery]"));
  const slide = index === undefined ? null : track?.children[index];
  if (track && slide instanceof HTMLElement)
    track.scrollTo({ left: slide.offsetLeft - track.offsetLeft });
}

/** The address of a slide's picture, or of its thumbnail, whichever the page has loaded; "" for neither. */
export function smallPicture(index: number): string {
  const gallery = document.querySelector("[data-gallery]");
  const pictures = [
    trackOf(gallery)?.children[index]?.querySelector("img"),
    gallery?.querySelector<HTMLImageElement>(`[data-slide="${index}"] img`),
  ];
  return pictures.find((image) => image?.complete && image.naturalWidth > 0)?.currentSrc ?? "";
}
