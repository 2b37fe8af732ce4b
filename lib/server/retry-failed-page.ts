import type { IncomingMessage, ServerResponse } from "node:http";
import { copyRequest } from "./copy-request.ts";

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Options {
  readonly handle: Handle;
  /** How often a render has failed while the page's last good version was held. */
  readonly failedRenewals: () => number;
  /** Answers with our own 503 page. `language` is the one that the failed answer names. */
  readonly answerUnavailable: (
    request: IncomingMessage,
    response: ServerResponse,
    language: string | undefined,
  ) => void;
}

/**
 * Next answers 500 when an expired page cannot be rendered, although the cache still holds its last good version and
 * gives that to the next request. So a failed request is run once more if Next kept a held page during the failed run;
 * otherwise the visitor gets our own 503 page. Requests for data, images and the API pass untouched.
 */
export function retryFailedPage({ handle, failedRenewals, answerUnavailable }: Options): Handle {
  return async (request, response) => {
    if (!isPageRead(request)) return handle(request, response);
    const retry = copyRequest(request);
    const before = failedRenewals();
    const failure = await attempt(() => handle(request, response), response);
    if (!failure) return;
    const last =
      failedRenewals() === before
        ? failure
        : await attempt(() => handle(retry, response), response);
    if (last) answerUnavailable(request, response, last.language);
  };
}

const isPageRead = ({ method, url = "", headers }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") &&
  !/^\/(_next|api)\//.test(url) &&
  headers.rsc === undefined;

interface Failure {
  readonly language: string | undefined;
}

/** Runs a handler and holds back an answer of 500 and above. One with `Retry-After` is deliberate and passes. */
async function attempt(
  run: () => Promise<void>,
  response: ServerResponse,
): Promise<Failure | null> {
  const original = {
    writeHead: response.writeHead,
    write: response.write,
    end: response.end,
    flushHeaders: response.flushHeaders,
  };
  let failed = false;
  const holdBack = (status = response.statusCode, isDeliberate = false): boolean => {
    if (response.headersSent || status < 500) return failed;
    if (!isDeliberate && !response.hasHeader("retry-after")) failed = true;
    return failed;
  };
  Object.assign(response, {
    writeHead: (...args: Parameters<typeof original.writeHead>) =>
      holdBack(args[0], args.some(hasRetryAfter))
        ? response
        : original.writeHead.apply(response, args),
    write: (...args: Parameters<typeof original.write>) =>
      holdBack() ? true : original.write.apply(response, args),
    end: (...args: Parameters<typeof original.end>) =>
      holdBack() ? response : original.end.apply(response, args),
    flushHeaders: () => {
      if (!holdBack()) original.flushHeaders.call(response);
    },
  });
  try {
    await run();
  } catch (error) {
    if (response.headersSent) throw error;
    console.error(error);
    failed = true;
  } finally {
    Object.assign(response, original);
  }
  if (!failed) return null;
  const language = response.getHeader("content-language");
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.statusCode = 200;
  return { language: typeof language === "string" ? language : undefined };
}

/** Looks at the arguments of `writeHead`, which may bring further headers. */
const hasRetryAfter = (argument: unknown): boolean =>
  typeof argument === "object" &&
  argument !== null &&
  Object.keys(argument).some((name) => name.toLowerCase() === "retry-after");
