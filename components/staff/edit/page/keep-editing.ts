/**
 * The URL of a page of this site in edit mode; null for links that edit mode does not rewrite (another site, the admin
 * area, a hash on the same page).
 */
export function keepEditing(href: string, here: string): string | null {
  if (!URL.canParse(href, here)) return null;
  const [target, current] = [new URL(href, here), new URL(here)];
  if (target.origin !== current.origin || /^\/(admin|api|media|_next)/i.test(target.pathname))
    return null;
  if (target.hash !== "" && target.pathname + target.search === current.pathname + current.search)
    return null;
  target.searchParams.set("editPage", "true");
  return `${target.pathname}${target.search}${target.hash}`;
}

/** The address of the same page for shoppers. */
export function leaveEditing(here: string): string {
  const url = new URL(here);
  url.searchParams.delete("editPage");
  url.searchParams.delete("renewed");
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Removes the mark of a renewal from the address, so that copied links do not contain it. */
export function withoutRenewal(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has("renewed")) return;
  url.searchParams.delete("renewed");
  window.history.replaceState(window.history.state, "", url);
}
