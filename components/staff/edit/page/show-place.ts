import { shownDocuments } from "./shown-documents.ts";

/** Scrolls to a spot and focuses it; false if it isn't on this page. */
export function showPlace(address: string): boolean {
  const selector = `[data-edit="${CSS.escape(address)}"]`;
  const places = shownDocuments().flatMap((page) => [
    ...page.querySelectorAll<HTMLElement>(selector),
  ]);
  const place = places.find((node) => node.getClientRects().length > 0);
  if (!place) return false;
  place.scrollIntoView({ block: "center" });
  place.focus({ preventScroll: true });
  return true;
}
