/**
 * Reads what the address brought and takes the secret ones out of it at once, so that they are in no bookmark, no
 * history and no Referer (hardening, "What may go out").
 */
export function takeParams(secret: readonly string[]): URLSearchParams {
  const url = new URL(window.location.href);
  const found = new URLSearchParams(url.search);
  for (const name of secret) url.searchParams.delete(name);
  if (url.search !== window.location.search)
    window.history.replaceState(null, "", `${url.pathname}${url.search}${url.hash}`);
  return found;
}
