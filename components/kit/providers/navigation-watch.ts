import { isPlainPress } from "./watch-links.ts";

const THROTTLE = 200;
const LATE = 5_000;
const FAILED = 20_000;
const STEP = 50;

let start: (() => void) | null = null;

/** Shows the progress for navigation by code; links are observed automatically. */
export const startRouteProgress = (): void => start?.();

/**
 * Reports the progress of a navigation, from a click on a link of the site until the URL has changed: 1 after 200 ms, 2
 * when it is late, 3 when it counts as failed, which stays until the next click; otherwise 0. Reads the URL instead of
 * the router's path, because the path does not change with the query. Also loads the code that keeps the document's
 * head in step with the page.
 */
export function watchNavigation(show: (progress: number) => void): () => void {
  const controller = new AbortController();
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
    show(0);
  };
  const run = () => {
    stop();
    const from = location.href;
    let waited = 0;
    timer = setInterval(() => {
      waited += STEP;
      if (location.href !== from) {
        stop();
        void import("./drop-left-head.ts").catch(() => null);
      } else if (waited === THROTTLE) show(1);
      else if (waited === LATE) show(2);
      else if (waited === FAILED) show(3);
    }, STEP);
  };
  start = run;
  document.addEventListener(
    "click",
    (event) => {
      if (leadsToPage(event)) run();
    },
    controller,
  );
  window.addEventListener("pageshow", stop, controller);
  return () => {
    controller.abort();
    stop();
    start = null;
  };
}

/** A plain click on a link to another page of this site. The router has already prevented the default then. */
function leadsToPage(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || !isPlainPress(event)) return false;
  if (link.target === "_blank" || link.hasAttribute("download") || link.origin !== location.origin)
    return false;
  // Except for a link that opens a dialog first, e.g. a language link that asks about the cart.
  if ((link.hreflang || "inPlace" in link.dataset) && event.defaultPrevented) return false;
  return link.pathname !== location.pathname || link.search !== location.search;
}
