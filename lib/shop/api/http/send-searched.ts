import { CUSTOM_SEARCHES } from "#custom/generated/search.ts";
import { isRecord } from "#lib/base/utils/is-record.ts";
import type { AnswerOf, Call } from "#lib/shop/api/call.ts";
import { ok, type Result } from "#lib/shop/api/errors.ts";
import type { FoundProducts, ProductSearch } from "#lib/shop/api/search-adapter.ts";
import { readAnswer } from "./answer.ts";
import { type BackendOptions, sendToBackend } from "./backend.ts";
import { reportFault } from "./report-fault.ts";

/** Milliseconds that an adapter has, so that the backend can still be asked before a shopper gives up. */
const DEADLINE = 3_000;
/** The most ids of a filter (docs/contract.md §4.3). */
const MOST = 200;

/**
 * Sends a call as {@link sendToBackend} does. A product search by words is answered by an adapter of `custom/search`,
 * if there is one: it returns ids, and the backend returns these products. An adapter that fails or takes too long is
 * logged, and the backend searches instead.
 */
export async function sendSearched<C extends Call>(
  call: C,
  options: BackendOptions<C>,
): Promise<Result<AnswerOf<C>>> {
  const input: unknown = options.input;
  const wanted = isProductSearch(call, input) ? input : null;
  const found = wanted && (await askAdapters(call, wanted, options));
  if (!wanted || !found) return sendToBackend(call, options);
  const { page, limit } = pagingOf(wanted);
  if (found.ids.length === 0) {
    // Nothing is fetched, but the page depends on it: Next takes tags from fetches only.
    if (options.next) await fetch("data:,", { next: options.next });
    return inOrder(readAnswer(call, 200, '{"data":{"items":[]}}'), found, { page, limit });
  }
  const filters = Array.isArray(wanted.filters) ? wanted.filters : [];
  const sent = {
    ...wanted,
    keywords: undefined,
    filters: [...filters, { key: "id", value: found.ids }],
    page: 1,
    limit: found.ids.length,
  };
  return inOrder(await sendToBackend(call, { ...options, sent }), found, { page, limit });
}

interface Wanted extends Readonly<Record<string, unknown>> {
  readonly keywords: string;
}

/** A list of products by words, and by nothing that only the backend knows. */
const isProductSearch = (call: Call, input: unknown): input is Wanted =>
  CUSTOM_SEARCHES.length > 0 &&
  call.path === "product/web/filter" &&
  isRecord(input) &&
  typeof input.keywords === "string" &&
  input.keywords.trim() !== "";

const pagingOf = ({ page, limit }: Wanted) => ({
  page: typeof page === "number" ? page : 1,
  limit: Math.min(typeof limit === "number" ? limit : 10, MOST),
});

async function askAdapters(
  call: Call,
  wanted: Wanted,
  { site, locale = "" }: BackendOptions<Call>,
): Promise<FoundProducts | null> {
  const began = Date.now();
  const signal = AbortSignal.timeout(DEADLINE);
  const search: ProductSearch = {
    keywords: wanted.keywords.trim(),
    ...pagingOf(wanted),
    siteId: site?.siteId ?? 0,
    locale,
    signal,
  };
  try {
    for (const { findProducts } of CUSTOM_SEARCHES) {
      const found = await inTime(findProducts(search), signal);
      if (found) return { ...found, ids: [...new Set(found.ids)].slice(0, search.limit) };
    }
  } catch (error) {
    const message = `custom/search: ${error instanceof Error ? error.message : error}`;
    reportFault(call, { kind: "network", status: 0, message }, { site: site?.siteId, began });
  }
  return null;
}

/** Also bounds adapters that ignore the signal. */
const inTime = <T>(answer: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) =>
      signal.addEventListener("abort", () => reject(signal.reason), { once: true }),
    ),
  ]);

/** The products in the order of the adapter, with its number of them. One that the backend no longer has is left out. */
function inOrder<T>(
  result: Result<T>,
  { ids, total }: FoundProducts,
  { page, limit }: { readonly page: number; readonly limit: number },
): Result<T> {
  if (!result.ok || !isRecord(result.data) || !Array.isArray(result.data.items)) return result;
  const rank = new Map(ids.map((id, index) => [id, index]));
  const placeOf = (item: unknown) =>
    (isRecord(item) && typeof item.id === "number" ? rank.get(item.id) : undefined) ?? ids.length;
  const items = result.data.items
    .filter((item) => placeOf(item) < ids.length)
    .sort((a, b) => placeOf(a) - placeOf(b));
  const count = Math.max(total, items.length);
  return ok({
    ...result.data,
    items,
    page,
    perPage: limit,
    total: count,
    totalPages: Math.max(1, Math.ceil(count / limit)),
  });
}
