import type { AnswerOf, Call } from "#lib/shop/api/call.ts";
import type { calls } from "#lib/shop/api/calls/index.ts";
import type { BackendOptions } from "#lib/shop/api/http/backend.ts";
import type { Site } from "#lib/web/site/types.ts";
import { compare, rowsIn, secretsIn } from "./compare-answers.ts";
import { type Exchange, exchange, type Observed } from "./exchange.ts";

/** The known facts about the site; calls about one entity need its id from a list read before. */
export interface Found {
  readonly domain: string;
  readonly language?: string;
  site?: { readonly apiKey: string; readonly siteId: number };
  /** The backend's key, which may differ from the given one. */
  detectedKey?: string;
  commons?: AnswerOf<typeof calls.commons>;
  options?: AnswerOf<typeof calls.cms.option.filter>;
  built?: Site;
  locale?: string;
  storeId?: number;
  currencyId?: number;
  product?: { id: number; slug: string };
  categoryId?: number;
  post?: { id: number; slug: string };
  eventId?: number;
  formId?: number;
  /** Addresses of pictures, as the shop would load them. */
  readonly pictures: Set<string>;
  /** Sees every call that was answered. */
  readonly observe?: (observed: Observed) => void;
}

/** The severity of a problem: shoppers miss something, or it only deserves a look. */
export interface Problem {
  readonly level: "broken" | "remark";
  readonly text: string;
}
export const broken = (text: string): Problem => ({ level: "broken", text });
export const remark = (text: string): Problem => ({ level: "remark", text });

export type Verdict = "fine" | "remarks" | "broken" | "notOffered" | "notAsked";

/** The report about one call. */
export interface CallReport {
  readonly name: string;
  readonly required: boolean;
  readonly verdict: Verdict;
  /** 0 = no answer. */
  readonly status: number;
  readonly milliseconds: number;
  readonly understood: boolean;
  readonly problems: readonly string[];
  /** The effect on shoppers; empty if nothing is broken. */
  readonly shoppersMiss: string;
  readonly absent: readonly string[];
  readonly unused: readonly string[];
}

interface Spec<C extends Call> {
  /** Calls of a later wave use the results of earlier ones. */
  readonly wave: 0 | 1 | 2 | 3;
  /** Whether a shop needs it. */
  readonly required?: boolean;
  /** The effect on shoppers without it. */
  readonly without: string;
  /** Whether it is about an entity from a list, so that 404 does not mean a missing call. */
  readonly named?: boolean;
  /** How to make the call, or why it cannot be made. */
  readonly ask: (found: Found) => string | BackendOptions<C>;
  /** Keeps data for later calls, and reports problems of the contents. */
  readonly look?: (data: AnswerOf<C>, found: Found) => readonly Problem[];
  /** Fields that look like secrets but belong there. */
  readonly mayHoldSecrets?: boolean;
}

export interface Limits {
  /** Milliseconds after which an answer counts as slow. */
  readonly slowAfter: number;
  /** Milliseconds after which the call is given up. */
  readonly deadline: number;
}

/** A call of the plan. */
export interface Step {
  readonly call: Call;
  readonly wave: number;
  readonly run: (found: Found, limits: Limits) => Promise<CallReport>;
}

export const nameOf = ({ method, version, path }: Pick<Call, "method" | "version" | "path">) =>
  `${method} ${version}/${path}`;

/** Declares a call of the plan. */
export const step = <C extends Call>(call: C, spec: Spec<C>): Step => ({
  call,
  wave: spec.wave,
  run: async (found, limits) => {
    const base = {
      name: nameOf(call),
      required: spec.required ?? false,
      status: 0,
      milliseconds: 0,
      understood: false,
      absent: [],
      unused: [],
    };
    const asking = spec.ask(found);
    if (typeof asking === "string")
      return { ...base, verdict: "notAsked", problems: [asking], shoppersMiss: "" };
    const answer = await exchange(
      call,
      {
        site: found.site,
        storeId: found.storeId,
        locale: found.locale,
        deadline: limits.deadline,
        ...asking,
      },
      found.observe,
    );
    const { status, milliseconds } = answer;
    if (isMissing(answer) && !spec.named)
      return {
        ...base,
        status,
        milliseconds,
        verdict: "notOffered",
        problems: [`not offered (status ${status})`],
        shoppersMiss: spec.without,
      };
    const problems = problemsOf(answer, spec, found, limits, limitOf(asking));
    const isBroken = problems.some(({ level }) => level === "broken");
    const differences = answer.result.ok ? compare(answer.raw, answer.result.data) : null;
    return {
      ...base,
      status,
      milliseconds,
      understood: answer.result.ok,
      verdict: isBroken ? "broken" : problems.length > 0 ? "remarks" : "fine",
      problems: problems.map(({ text }) => text),
      shoppersMiss: !isBroken ? "" : answer.result.ok ? `part of ${spec.without}` : spec.without,
      absent: [...(differences?.absent ?? [])],
      unused: [...(differences?.unused ?? [])],
    };
  },
});

const isMissing = ({ status, isPage }: { status: number; isPage: boolean }): boolean =>
  status === 405 || status === 501 || (status === 404 && !isPage);

const limitOf = ({ input }: { readonly input?: unknown }): number | null => {
  const limit = input && typeof input === "object" && "limit" in input ? input.limit : null;
  return typeof limit === "number" ? limit : null;
};

function problemsOf<C extends Call>(
  answer: Exchange<C>,
  spec: Spec<C>,
  found: Found,
  limits: Limits,
  limit: number | null,
): Problem[] {
  const { result, raw, milliseconds } = answer;
  const slow =
    milliseconds > limits.slowAfter && (result.ok || answer.status > 0)
      ? [remark(`slow: ${milliseconds} ms; the shop waits ${limits.deadline} ms`)]
      : [];
  if (!result.ok) return [broken(failureText(answer, limits)), ...slow];
  const { unreadable, dropped } = compare(raw, result.data);
  const secrets = spec.mayHoldSecrets ? [] : secretsIn(raw);
  return [
    ...slow,
    ...secrets.map((path) => broken(`a secret in an answer for everybody: ${path}`)),
    ...[...dropped].map(([path, { sent, read }]) =>
      broken(`${sent - read} of ${sent} entries could not be read: ${path}`),
    ),
    ...[...unreadable].map(([path, { count, example }]) =>
      broken(`could not be read: ${path} (${count} times, such as ${example})`),
    ),
    ...totals(result.data, raw, limit),
    ...(spec.look?.(result.data, found) ?? []),
  ];
}

/** Why a call failed, for the person who fixes the backend. */
function failureText<C extends Call>(
  { result, status, isPage }: Exchange<C>,
  { deadline }: Limits,
): string {
  if (result.ok) return "";
  const { kind, message } = result.error;
  if (isPage) return `an HTML page instead of JSON (status ${status})`;
  if (message === "TimeoutError") return `no answer within ${deadline} ms`;
  if (kind === "network") return `no answer (${message})`;
  if (kind === "invalidAnswer") return `shape not understood: ${message} (status ${status})`;
  if (status >= 200 && status < 300) return `an error with status ${status}: ${message}`;
  return `status ${status}${message ? `: ${message}` : ""}`;
}

const TOTALS = ["total", "totalRecords", "totalPages", "lastPage"];

/** A paged list has to report its total, otherwise the second page cannot be reached. */
function totals(data: unknown, raw: unknown, limit: number | null): Problem[] {
  const isPage = typeof data === "object" && data !== null && "totalPages" in data;
  const rows = rowsIn(raw);
  if (!isPage || !rows || limit === null) return [];
  const envelope = typeof raw === "object" && raw !== null && !Array.isArray(raw) ? raw : {};
  const inner =
    "pagination" in envelope && typeof envelope.pagination === "object" && envelope.pagination
      ? envelope.pagination
      : {};
  if (TOTALS.some((name) => name in envelope || name in inner)) return [];
  const text = "a list without total: shoppers see its first page only";
  return [rows.length >= limit ? broken(text) : remark(text)];
}
