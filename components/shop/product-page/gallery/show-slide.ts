export const trackOf = (gallery: ParentNode | null) =>
  gallery?.querySelector<HTMLElement>("[data-track]") ?? null;

/** Scrolls the page's gallery to a picture; does nothing if there is no such picture. */
export function showSlide(index: number | undefined): void {
  const track = trackOf(document.querySelector("[data-gallery]"));
  const slide = index === undefined ? null : track?.children[index];
  if (track && slide instanceof HTMLElement)
    track.scrollTo({ left: slide.offsetLeft - track.offsetLeft });
}
