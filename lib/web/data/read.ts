import "server-only";
import { getSettings } from "#lib/base/config/settings.ts";
import type { AnswerOf, Call, ParamsOf, RequestOf } from "#lib/shop/api/call.ts";
import { unwrap } from "#lib/shop/api/errors.ts";
import { sendSearched } from "#lib/shop/api/http/send-searched.ts";
import { hasExpired } from "#lib/web/cache/expiries.ts";
import { pageOwner } from "#lib/web/cache/owner/page-owner.ts";
import { type TagName, tagsOf } from "#lib/web/cache/tags.ts";
import { getApiKey } from "#lib/web/site/get-site.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { addTags } from "./add-tags.ts";
import { readOnce } from "./failed-reads.ts";

interface ReadOptions<C extends Call> {
  readonly params?: ParamsOf<C>;
  readonly input?: RequestOf<C>;
  /**
   * The tags that the read depends on: expiring one expires the pages built from it. Null if no page is built from it:
   * the answer is passed on, and Next, which copies tagged responses, does not store it.
   */
  readonly tags: readonly TagName[] | null;
  /**
   * A large response that nearly every page reads: parsed once for all, frozen, and read again after a minute or when
   * one of its tags has expired.
   */
  readonly shared?: boolean;
}

/**
 * One backend read for a view; null if the entity does not exist. Throws on every fault, so that a failed render keeps
 * the last good page (docs/architecture.md §2.1).
 */
export async function read<C extends Call>(
  context: SiteContext,
  call: C,
  options: ReadOptions<C>,
): Promise<AnswerOf<C> | null> {
  const { site, storeId, locale } = context;
  const { path } = call;
  const apiKey = await getApiKey(site.domain);
  const key = JSON.stringify([site.domain, locale, path, options.params, options.input]);
  const next = options.tags && {
    tags: tagsOf(site.domain, options.tags),
    revalidate: getSettings().REVALIDATE_SECONDS,
  };
  let needsTags = false;
  const shared = {
    isRecent(askedAt: number): boolean {
      needsTags = next !== null && isRecent(askedAt, next.tags);
      return needsTags;
    },
  };
  const result = await readOnce(key, () =>
    sendSearched(call, {
      site: { apiKey, siteId: site.siteId },
      storeId,
      locale,
      params: options.params,
      input: options.input,
      shared: options.shared ? shared : undefined,
      ...(next ? { next } : { cache: "no-store" }),
    }),
  );
  // No request was sent, but the page still depends on it.
  if (next && needsTags) await addTags(next);
  return unwrap(path, result);
}

/**
 * Milliseconds for which a change that the backend does not announce may stay unnoticed, in addition to the lifetime of
 * a page.
 */
const RECENT = 60_000;

/** Only in a process that receives expiries, because its pages have an owner, and not in development. */
function isRecent(askedAt: number, tags: readonly string[]): boolean {
  if (!pageOwner() || process.env.NODE_ENV === "development") return false;
  return Date.now() - askedAt < RECENT && !hasExpired(tags, askedAt);
}
