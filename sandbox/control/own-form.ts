const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)$/;

/**
 * Whether a request comes from a page of the sandbox itself, in a browser of this machine. Other sites in the same
 * browser may send forms here, and a foreign host name that resolves to this machine is another host.
 */
export function isOwnForm(request: Request): boolean {
  const { origin, hostname } = new URL(request.url);
  if (!LOOPBACK.test(hostname)) return false;
  const said = request.headers.get("sec-fetch-site");
  // Our pages send no referrer, so browsers send the origin `null`: `Sec-Fetch-Site`, if present, decides first.
  return said === null ? request.headers.get("origin") === origin : said === "same-origin";
}

/**
 * Whether a request is a form sent by a browser for another site's page. Programs on this machine send no origin: the
 * reset command and tests still work.
 */
export function isForeignForm(request: Request): boolean {
  const isProgram = !request.headers.has("sec-fetch-site") && !request.headers.has("origin");
  return !isProgram && !isOwnForm(request);
}
