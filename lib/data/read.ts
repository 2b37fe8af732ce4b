import "server-only";
import type { AnswerOf, Call, ParamsOf, RequestOf } from "#lib/api/call.ts";
import { unwrap } from "#lib/api/errors.ts";
import { sendToBackend } from "#lib/api/http/backend.ts";
import { type TagName, tagsOf } from "#lib/cache/tags.ts";
import { getSettings } from "#lib/config/settings.ts";
import { getApiKey } from "#lib/site/get-site.ts";
import type { SiteContext } from "#lib/site/types.ts";
import { readOnce } from "./failed-reads.ts";

interface ReadOptions<C extends Call> {
  readonly params?: ParamsOf<C>;
  readonly input?: RequestOf<C>;
  /** What the read depends on: expiring one of these expires the pages built from it. */
  readonly tags: readonly TagName[];
  /** A long answer that nearly every page reads: it is parsed once for all, and frozen. */
  readonly shared?: boolean;
}

/**
 * One read of the backend for a view: null where the entity does not exist. Throws on every fault, so that
 * a failing render keeps the last good page (docs/architecture.md §2.1).
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
  const result = await readOnce(key, () =>
    sendToBackend(call, {
      site: { apiKey, siteId: site.siteId },
      storeId,
      locale,
      params: options.params,
      input: options.input,
      shared: options.shared,
      next: {
        tags: tagsOf(site.domain, options.tags),
        revalidate: getSettings().REVALIDATE_SECONDS,
      },
    }),
  );
  return unwrap(path, result);
}
