import { parseJson } from "#lib/base/utils/parse-json.ts";
import type { AnswerOf, Call } from "#lib/shop/api/call.ts";
import { fail, type Result } from "#lib/shop/api/errors.ts";
import { contentsOf, readAnswer } from "#lib/shop/api/http/answer.ts";
import { type BackendOptions, toRequest } from "#lib/shop/api/http/backend.ts";
import { readBounded } from "#lib/shop/api/http/bounded.ts";

/** One answered call: as the shop reads it, and as it arrived. */
export interface Exchange<C extends Call> {
  readonly result: Result<AnswerOf<C>>;
  /** The contents of `data` without a schema; undefined if there are none. */
  readonly raw: unknown;
  /** 0 = no answer. */
  readonly status: number;
  readonly isPage: boolean;
  readonly milliseconds: number;
  /** Headers of a received answer. */
  readonly headers?: Headers;
}

/** An answered call, for observers. */
export interface Observed {
  readonly call: Call;
  /** The body, or the fields of the query. */
  readonly sent: unknown;
  /** The whole body; a text if it is not JSON. */
  readonly answered: unknown;
  readonly isSuccess: boolean;
  readonly status: number;
  readonly origin: string;
}

/** Sends a call once, as the shop does, and keeps the raw answer together with the parsed one. Never throws. */
export async function exchange<C extends Call>(
  call: C,
  options: BackendOptions<C>,
  observe?: (observed: Observed) => void,
): Promise<Exchange<C>> {
  const began = performance.now();
  const request = toRequest(call, options);
  const since = () => Math.round(performance.now() - began);
  if (!request.ok)
    return { result: request, raw: undefined, status: 0, isPage: false, milliseconds: 0 };
  try {
    const response = await fetch(request.data.url, request.data.init);
    const { status, headers } = response;
    const body = await readBounded(response);
    const result = readAnswer(call, status, body);
    const isPage = /^\s*<(?:!doctype|html)/i.test(body ?? "");
    const answered = parseJson(body ?? "") ?? body;
    const { origin } = new URL(request.data.url);
    observe?.({ call, sent: options.input ?? {}, answered, isSuccess: result.ok, status, origin });
    return { result, raw: rawOf(body), status, isPage, milliseconds: since(), headers };
  } catch (error) {
    const message = error instanceof Error ? error.name : "network";
    const result = fail({ kind: "network", status: 0, message });
    return { result, raw: undefined, status: 0, isPage: false, milliseconds: since() };
  }
}

const rawOf = (body: string | null): unknown => contentsOf(parseJson(body ?? ""));
