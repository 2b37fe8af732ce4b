import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import { showSlide, trackOf } from "./show-slide.ts";

/** The index of the current slide: the one that fills most of the gallery. */
const placeOf = (track: HTMLElement) =>
  Math.round(Math.abs(track.scrollLeft) / Math.max(1, track.clientWidth));

/**
 * Moves a gallery whose markup came from the server: steps, thumbnails, arrow keys; swiping is the browser's scrolling.
 * `onEnlarge` shows a picture enlarged. Returns a function that removes the listeners.
 */
export function watchGallery(gallery: HTMLElement, onEnlarge: (index: number) => void): () => void {
  const track = trackOf(gallery);
  if (!track) return () => {};
  const all = (query: string) => [...gallery.querySelectorAll<HTMLElement>(query)];
  const stop = new AbortController();
  const { signal } = stop;
  let current = 0;

  const follow = () => {
    const place = placeOf(track);
    if (place === current) return;
    current = place;
    for (const [index, thumb] of all("[data-slide]").entries()) {
      if (index !== place) thumb.removeAttribute("aria-current");
      else {
        thumb.setAttribute("aria-current", "true");
        const strip = thumb.closest("ul");
        strip?.scrollTo({
          left: thumb.offsetLeft - strip.clientWidth / 2,
          top: thumb.offsetTop - strip.clientHeight / 2,
        });
      }
    }
    for (const step of gallery.querySelectorAll<HTMLButtonElement>("[data-step]"))
      step.disabled = !track.children[place + Number(step.dataset.step)];
    for (const video of gallery.querySelectorAll("video")) video.pause();
  };

  track.addEventListener("scroll", follow, { signal, passive: true });
  gallery.addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const control = target.closest<HTMLElement>("[data-slide],[data-step],[data-enlarge],img");
      if (!control) return;
      const { slide, step } = control.dataset;
      if (slide) showSlide(+slide);
      else if (step) showSlide(placeOf(track) + Number(step));
      else onEnlarge(placeOf(track));
    },
    { signal },
  );
  track.addEventListener(
    "keydown",
    (event) => {
      const key = pressedKey(event);
      if (event.target !== track) return;
      const way = { ArrowLeft: -1, ArrowRight: 1 }[key];
      const rtl = getComputedStyle(track).direction === "rtl" ? -1 : 1;
      if (way) showSlide(placeOf(track) + way * rtl);
      else if (key === "Home" || key === "End")
        showSlide(key === "Home" ? 0 : track.children.length - 1);
      else if (key === "Enter") onEnlarge(placeOf(track));
      else return;
      event.preventDefault();
    },
    { signal },
  );
  follow();
  return () => stop.abort();
}
