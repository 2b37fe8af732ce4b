import { IncomingMessage, type ServerResponse } from "node:http";

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Options {
  readonly handle: Handle;
  /** How often a page outlived a failed render so far. A second run is worth it only when this has changed. */
  readonly rescues: () => number;
  /** Answers with our own page. The language is what the answer said of itself before it failed. */
  readonly giveUp: (
    request: IncomingMessage,
    response: ServerResponse,
    language: string | undefined,
  ) => void;
}

/**
 * Next answers 500 when a page that had to be rendered could not be. The cache then still holds the last good
 * page and gives it to the next request: so the visitor's request is run once more, and where nothing is held
 * he gets our own 503. Only reads of pages are treated so; streams, data, images and API pass untouched.
 */
export function withSecondChance({ handle, rescues, giveUp }: Options): Handle {
  return async (request, response) => {
    if (!isPageRead(request)) return handle(request, response);
    const again = copyOf(request);
    const before = rescues();
    const failure = await attempt(() => handle(request, response), response);
    if (!failure) return;
    const second =
      rescues() === before ? failure : await attempt(() => handle(again, response), response);
    if (second) giveUp(request, response, second.language);
  };
}

const isPageRead = ({ method, url = "", headers }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") &&
  !/^\/(_next|api)\//.test(url) &&
  headers.rsc === undefined;

interface Failure {
  readonly language: string | undefined;
}

/** Runs a handler, holding back an answer of 500 and above. A deliberate one says when to come again, and passes. */
async function attempt(
  run: () => Promise<void>,
  response: ServerResponse,
): Promise<Failure | null> {
  const own = {
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
  response.writeHead = ((...args: Parameters<typeof own.writeHead>) =>
    holdBack(args[0], args.some(saysWhen))
      ? response
      : own.writeHead.apply(response, args)) as typeof own.writeHead;
  response.write = ((...args: Parameters<typeof own.write>) =>
    holdBack() ? true : own.write.apply(response, args)) as typeof own.write;
  response.end = ((...args: Parameters<typeof own.end>) =>
    holdBack() ? response : own.end.apply(response, args)) as typeof own.end;
  response.flushHeaders = () => {
    if (!holdBack()) own.flushHeaders.call(response);
  };
  try {
    await run();
  } catch (error) {
    if (response.headersSent) throw error;
    console.error(error);
    failed = true;
  } finally {
    Object.assign(response, own);
  }
  if (!failed) return null;
  const language = response.getHeader("content-language");
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.statusCode = 200;
  return { language: typeof language === "string" ? language : undefined };
}

/** Headers given to `writeHead` itself. */
const saysWhen = (argument: unknown): boolean =>
  typeof argument === "object" &&
  argument !== null &&
  Object.keys(argument).some((name) => name.toLowerCase() === "retry-after");

/** The request as it came: Next changes headers and leaves notes on the one it is given. */
function copyOf(request: IncomingMessage): IncomingMessage {
  const copy = new IncomingMessage(request.socket);
  copy.method = request.method;
  copy.url = request.url;
  copy.headers = { ...request.headers };
  copy.rawHeaders = [...request.rawHeaders];
  copy.httpVersion = request.httpVersion;
  copy.httpVersionMajor = request.httpVersionMajor;
  copy.httpVersionMinor = request.httpVersionMinor;
  copy.complete = true;
  copy.push(null);
  return copy;
}
