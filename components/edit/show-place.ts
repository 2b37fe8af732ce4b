/** Scrolls to a place and focuses it, if it is on this page. */
export function showPlace(address: string): void {
  const places = document.querySelectorAll<HTMLElement>(`[data-edit="${CSS.escape(address)}"]`);
  const place = [...places].find((node) => node.getClientRects().length > 0);
  if (!place) return;
  place.scrollIntoView({ block: "center" });
  place.focus({ preventScroll: true });
}
