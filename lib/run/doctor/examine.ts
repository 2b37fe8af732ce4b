import { getSettings } from "#lib/base/config/settings.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { listCalls } from "#lib/shop/api/declare.ts";
import { PLAN, whyNotAsked } from "./plan.ts";
import { type CallReport, type Found, type Limits, nameOf, type Step } from "./step.ts";

export interface Examination {
  readonly backend: string;
  readonly domain: string;
  readonly language: string | null;
  readonly reports: readonly CallReport[];
  /** Pictures that were tried, and those that could not be loaded. */
  readonly pictures: { readonly tried: number; readonly missing: readonly string[] };
  /** Calls that are never made, and the reasons. */
  readonly notAsked: readonly { readonly name: string; readonly why: string }[];
  /** The headers that more calls of the site need; null if they could not be found out. */
  readonly place: Place | null;
  /** Whether anything essential for a shop is missing. */
  readonly fails: boolean;
}

interface Place {
  readonly site: { readonly apiKey: string; readonly siteId: number };
  readonly storeId: number;
  readonly locale: string;
  readonly currencyId: number;
}

interface Wanted extends Partial<Limits> {
  readonly domain: string;
  /** If absent, the site's default language. */
  readonly language?: string;
  /** Used instead of the backend's answer about the domain. */
  readonly site?: { readonly apiKey: string; readonly siteId: number };
  readonly observe?: Found["observe"];
}

/** The most calls in flight: a shop's visitors need the backend too. */
const AT_ONCE = 4;
const LIMITS: Limits = { slowAfter: 1_000, deadline: 5_000 };
const PICTURES_TRIED = 5;

/** Makes every call of a storefront to the configured backend, read-only. Never throws because of an answer. */
export async function examine({
  domain,
  language,
  site,
  observe,
  ...own
}: Wanted): Promise<Examination & { readonly keys: readonly string[] }> {
  const limits = { ...LIMITS, ...own };
  const found: Found = { domain, language, site, observe, pictures: new Set() };
  const reports: CallReport[] = [];
  for (const wave of [0, 1, 2, 3]) {
    const steps = PLAN.filter((step) => step.wave === wave);
    reports.push(...(await inTurns(steps, (step: Step) => step.run(found, limits))));
  }
  const pictures = await tryPictures([...found.pictures], limits);
  const notAsked = listCalls(calls).flatMap((call) => {
    const why = whyNotAsked(call);
    return why === null ? [] : [{ name: nameOf(call), why }];
  });
  const fails = reports.some(
    ({ required, verdict }) => required && (verdict === "broken" || verdict === "notOffered"),
  );
  return {
    backend: getSettings().BACKEND_URL,
    domain,
    language: found.locale ?? null,
    reports,
    pictures,
    notAsked,
    place: placeOf(found),
    fails: fails || pictures.missing.length > 0,
    keys: [site?.apiKey, found.site?.apiKey, found.detectedKey].filter((key) => key !== undefined),
  };
}

function placeOf({ site, storeId, locale, currencyId }: Found): Place | null {
  return site && storeId !== undefined && locale !== undefined && currencyId !== undefined
    ? { site, storeId, locale, currencyId }
    : null;
}

/** The results in the order of the tasks, a few at a time. */
async function inTurns<T, R>(
  tasks: readonly T[],
  work: (task: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  const queue = [...tasks.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

/** Tries to load a few pictures. Only from the media host: other addresses aren't this backend's. */
async function tryPictures(addresses: readonly string[], { deadline }: Limits) {
  const { origin } = new URL(getSettings().MEDIA_URL);
  const tried = addresses
    .filter((address) => new URL(address).origin === origin)
    .slice(0, PICTURES_TRIED);
  const comes = await inTurns(tried, async (address) => {
    try {
      const signal = AbortSignal.timeout(deadline);
      const answer = await fetch(address, { redirect: "manual", signal });
      await answer.body?.cancel();
      return answer.ok && (answer.headers.get("content-type") ?? "").startsWith("image/");
    } catch {
      return false;
    }
  });
  return { tried: tried.length, missing: tried.filter((_, index) => !comes[index]) };
}
