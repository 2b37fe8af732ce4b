import { useEffect } from "react";
import type { EditStore } from "#components/staff/edit/store/edit-store.ts";

/**
 * Returns the focus to the control that opened a dialog, once the dialog has closed and nothing else has taken the
 * focus. The buttons over a spot or section are removed while a dialog is open: then the spot or section gets the
 * focus, which shows the buttons again.
 */
export function useFocusBack(store: EditStore): void {
  useEffect(() => {
    let back = (): HTMLElement | null => null;
    let frame = 0;
    const stop = store.subscribe(({ dialog }, before) => {
      if (dialog && !before.dialog) back = wayBack(document.activeElement);
      if (dialog || !before.dialog) return;
      cancelAnimationFrame(frame);
      // By then the dialog is gone, and its result has taken the focus if needed.
      frame = requestAnimationFrame(() => {
        if (document.activeElement === document.body) back()?.focus({ preventScroll: true });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [store]);
}

/** How to find the opener again, or its subject, else the edit bar. */
function wayBack(opener: Element | null): () => HTMLElement | null {
  // Nothing had the focus, e.g. after a click on the page.
  if (opener === document.body) return () => null;
  const about =
    addressed("edit", opener?.closest<HTMLElement>("[data-place]")?.dataset.place) ??
    addressed("edit-section", opener?.closest<HTMLElement>("[data-tools]")?.dataset.tools);
  return () => {
    if (opener instanceof HTMLElement && opener.isConnected) return opener;
    const place = about ? document.querySelector<HTMLElement>(about) : null;
    return (place && stopIn(place)) ?? inBar(opener?.textContent ?? "");
  };
}

/** The tool with that name, which is a new element after the bar's width has changed; otherwise the first one. */
function inBar(name: string): HTMLElement | null {
  const tools = [...document.querySelectorAll<HTMLElement>("[data-edit-bar] button")];
  const again = tools.find((tool) => tool.textContent === name && tool.getClientRects().length > 0);
  return again ?? tools[0] ?? null;
}

const addressed = (name: string, value: string | undefined): string | null =>
  value ? `[data-${name}="${CSS.escape(value)}"]` : null;

/** The tab stop of a spot: a section's button, the spot itself, or its container. */
const stopIn = (place: HTMLElement): HTMLElement | null =>
  place.querySelector<HTMLElement>("[data-section-handle]") ??
  place.closest<HTMLElement>("a[href], [tabindex]");
