/**
 * Sends an event without waiting for its answer, also while the page is left. A failure is ignored: the shopper does not
 * need it.
 */
export function post(address: string, body: string | URLSearchParams, type?: string): void {
  const isOwn = address.startsWith("/");
  void fetch(address, {
    method: "POST",
    body,
    keepalive: true,
    credentials: "omit",
    referrerPolicy: isOwn ? "same-origin" : "no-referrer",
    mode: isOwn ? "same-origin" : "no-cors",
    ...(type && { headers: { "content-type": type } }),
  }).catch(() => {});
}
