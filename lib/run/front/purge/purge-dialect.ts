import { parseJson } from "#lib/base/utils/parse-json.ts";

/** The purge interface of one kind of cache. */
export interface PurgeDialect {
  readonly url: string;
  readonly method: string;
  /** Keys that one call may name. */
  readonly mostKeys: number;
  /** Headers and body of a call that names these keys. */
  readonly say: (keys: readonly string[]) => {
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  };
  /** Whether the text of an answer of 200 reports a failure. */
  readonly refuses?: (text: string) => boolean;
}

/** Keys of a call by header: each has ten digits and a space, and Varnish and nginx take 8 kB of headers, of which these get half. */
const MOST_IN_HEADER = Math.floor(4_000 / 11);
/** The most keys of one call, by the documentation of both services. */
const MOST_OF_FASTLY = 256;
const MOST_OF_CLOUDFLARE = 100;

/**
 * Recognises a cache by its address: `…/service/{id}/purge` is Fastly's interface, `…/zones/{id}/purge_cache` Cloudflare's, and
 * anything else understands `PURGE` as `deploy/varnish` does. A password in the address replaces the common secret for this cache.
 */
export function dialectOf(address: string, secret: string | undefined): PurgeDialect {
  const { origin, pathname, search, password } = new URL(address);
  const known = password === "" ? secret : decodeURIComponent(password);
  const url = `${origin}${pathname}${search}`;
  if (/\/service\/[^/]+\/purge$/.test(pathname)) return toFastly(url, known);
  if (/\/zones\/[^/]+\/purge_cache$/.test(pathname)) return toCloudflare(url, known);
  return {
    url,
    method: "PURGE",
    mostKeys: MOST_IN_HEADER,
    say: (keys) => ({
      headers: {
        "surrogate-key": keys.join(" "),
        ...(known !== undefined && { "x-purge-secret": known }),
      },
    }),
  };
}

/** Not Fastly's soft purge, which serves the old page once more: after a publish the new one must appear. */
const toFastly = (url: string, token: string | undefined): PurgeDialect => ({
  url,
  method: "POST",
  mostKeys: MOST_OF_FASTLY,
  say: (keys) => ({
    headers: {
      accept: "application/json",
      "surrogate-key": keys.join(" "),
      ...(token !== undefined && { "fastly-key": token }),
    },
  }),
});

const toCloudflare = (url: string, token: string | undefined): PurgeDialect => ({
  url,
  method: "POST",
  mostKeys: MOST_OF_CLOUDFLARE,
  say: (keys) => ({
    headers: {
      "content-type": "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ tags: keys }),
  }),
  refuses: (text) => (parseJson(text) as { success?: unknown } | null)?.success === false,
});
