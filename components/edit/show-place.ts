/** Scrolls to a place and focuses it; false where it is not on this page. */
export function showPlace(address: string): boolean {
  const places = document.querySelectorAll<HTMLElement>(`[data-edit="${CSS.escape(address)}"]`);
  const place = [...places].find((node) => node.getClientRects().length > 0);
  if (!place) return false;
  place.scrollIntoView({ block: "center" });
  place.focus({ preventScroll: true });
  return true;
}
