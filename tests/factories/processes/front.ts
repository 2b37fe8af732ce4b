import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { errors } from "undici";
import type { Head } from "#lib/run/front/connections.ts";
import { createFront } from "#lib/run/front/front.ts";
import type { FRONT_LIMITS } from "#lib/run/front/front-limits.ts";
import { createKeptAnswers } from "#lib/run/front/kept-answers.ts";
import type { Asking } from "#lib/run/front/rendered-answer.ts";
import { createBodyBudget } from "#lib/run/server/incoming/body-budget.ts";
import { boundBody } from "#lib/run/server/incoming/bound-body.ts";
import type { Handle } from "#lib/run/server/request-step.ts";
import { serve } from "./serve.ts";

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

/** One request, with nothing that a client adds by itself. Resolves when its answer begins. */
function open(port: number, path: string, { method = "GET", headers, body }: Asked = {}) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({ port, path, method, headers }, resolve);
    sent.on("error", reject);
    sent.end(body);
  });
}

async function send(port: number, path: string, asked?: Asked): Promise<Got> {
  const answer = await open(port, path, asked);
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  const all = Buffer.concat(parts);
  const { statusCode: status = 0 } = answer;
  return { status, headers: answer.headers, body: all, text: all.toString() };
}

interface Settings {
  readonly limits?: Partial<typeof FRONT_LIMITS>;
  readonly now?: () => number;
  /** Observers of the answers, such as the metrics. */
  readonly watch?: {
    readonly note: NonNullable<Parameters<typeof createFront>[0]["note"]>;
    readonly around: (handle: Handle) => Handle;
  };
  readonly keyHeaders?: Parameters<typeof createFront>[0]["keyHeaders"];
  readonly onPage?: Parameters<typeof createFront>[0]["onPage"];
  readonly isReady?: () => boolean;
  /** False: as with `FRONT=off`. */
  readonly keeps?: boolean;
  /** Milliseconds for an answer to begin, for a front that waits for less than the real one. */
  readonly deadline?: number;
}

/** By which the server of a test says that its render has failed while an older page is kept. */
export const FAILED_WITH_OLDER = "x-failed-with-older";

/** The cache in front of a server that answers as a render process does. */
export async function frontBefore(
  render: Handle,
  { isReady = () => true, keeps, deadline, watch, keyHeaders, onPage, ...kept }: Settings = {},
) {
  let failures = 0;
  const seen: { url: string; headers: IncomingHttpHeaders; method: string }[] = [];
  const port = await serve(async (asked, response) => {
    seen.push({ url: asked.url ?? "", headers: asked.headers, method: asked.method ?? "" });
    await render(asked, response);
  });
  const process = {
    isReady,
    failures: () => failures,
    send: ({ method, path, headers, body }: Asking) =>
      new Promise<Head>((resolve, reject) => {
        const out = request({ port, method, path, headers }, (answer) => {
          if (answer.headers[FAILED_WITH_OLDER] !== undefined) failures += 1;
          resolve({ statusCode: answer.statusCode ?? 0, headers: answer.headers, body: answer });
        });
        out.on("error", reject);
        if (deadline !== undefined)
          out.setTimeout(deadline, () => out.destroy(new errors.HeadersTimeoutError()));
        if (body === undefined || Buffer.isBuffer(body)) out.end(body);
        else body.pipe(out);
      }),
  };
  const answers = createKeptAnswers(kept);
  const front = createFront({
    keeps,
    forPages: () => process,
    forPeople: () => process,
    answers,
    keyHeaders,
    note: watch?.note,
    onPage,
    answerUnavailable: (_request, response, { status, language }) => {
      response.writeHead(status, { "retry-after": "5" });
      response.end(`own page ${language}`);
    },
  });
  const handle = boundBody(front.handle, { bodies: createBodyBudget(), isBehindProxy: false });
  const own = await serve(watch ? watch.around(handle) : handle);
  return {
    front,
    answers,
    /** The requests that reached the render process. */
    seen,
    /** Where the front listens. */
    host: `localhost:${own}`,
    open: (path: string) => open(own, path),
    ask: (path = "/shop", asked?: Asked) => send(own, path, asked),
  };
}
