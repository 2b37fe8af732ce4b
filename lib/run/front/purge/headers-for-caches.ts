import type { Head } from "#lib/run/front/connections.ts";
import { lifetimeOf } from "#lib/run/front/lifetime.ts";
import type { Asked } from "#lib/run/front/visit-key.ts";
import { readNotes } from "#lib/web/cache/page-notes.ts";
import { OTHER_VIEW_TAG } from "#lib/web/cache/tags.ts";
import { formOf, isStale } from "#lib/web/next/router-headers.ts";

/** An answer that no cache keeps. */
export const FOR_ONE_CLIENT = { "cache-control": "private, no-cache" };
/** An older page, sent while a new one is rendered: it may be cached for a second only. */
const FOR_A_SECOND = { "cache-control": "public, max-age=0, s-maxage=1" };

type Headers = Readonly<Record<string, string>>;

/**
 * The headers of an answer for caches in front of the shop, if the front itself does not cache: the surrogate keys, and
 * `private` if the front would not have cached it.
 * @param keyHeaders the keys of an answer with these tags
 */
export function headersForCaches(
  keyHeaders: (tags: readonly string[]) => Headers,
): (request: Asked, head: Head) => Headers {
  return ({ method, url = "/", headers: asked }, { statusCode: status, headers }) => {
    const form = method === "GET" || method === "HEAD" ? formOf(asked) : null;
    if (form === null || !lifetimeOf(url, form, { status, headers })) return {};
    const { tags } = readNotes(headers);
    // Another view than its address names: there is no end to such addresses.
    if (tags.includes(OTHER_VIEW_TAG)) return FOR_ONE_CLIENT;
    return { ...keyHeaders(tags), ...(isStale(headers) && FOR_A_SECOND) };
  };
}
