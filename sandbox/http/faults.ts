import { setTimeout as wait } from "node:timers/promises";
import { fromJson } from "../database/db.ts";

/** A fault to inject, for tests: the first one applies whose `match` is in the path and whose `site` fits. */
export interface Fault {
  /** Part of the path, e.g. `ecommerce/cart/getCart`. */
  readonly match: string;
  /** Only for this siteID. */
  readonly site?: number;
  readonly method?: string;
  /** Only for calls of this cart, so that parallel tests do not disturb each other. */
  readonly cart?: string;
  /** Only for calls with a token. */
  readonly loggedIn?: boolean;
  readonly status?: number;
  readonly message?: string;
  /** Milliseconds of delay. Without any other fault the answer is right but late. */
  readonly delay?: number;
  /** The connection is cut without an answer; `fetch()` throws. */
  readonly reset?: boolean;
  /** The body to send instead of the answer; any other text is sent unchanged, as JSON. */
  readonly body?: "malformed" | "html" | "half" | "wrongShape" | (string & {});
  /** How many times; without it always. */
  readonly times?: number;
}

export interface Faults {
  add(faults: readonly Fault[]): void;
  list(): readonly Fault[];
  /** Ends the faults with this `match`, all by default: tests that run at the same time end only their own. */
  clear(match?: string): void;
  /**
   * The faulty answer, or the one from `answer`. `cut` breaks the connection if there is one; without it a cut throws,
   * as `fetch` would.
   */
  act(
    request: Request,
    cut: (() => void) | undefined,
    answer: () => Promise<Response>,
    body?: string,
  ): Promise<Response>;
}

const TOKENS = ["accesstoken", "refreshtoken"];

export function createFaults(): Faults {
  let pending: { fault: Fault; left: number }[] = [];
  const take = (request: Request, body: string): Fault | null => {
    const { pathname } = new URL(request.url);
    const found = pending.find(
      ({ fault, left }) =>
        left > 0 &&
        pathname.includes(fault.match) &&
        (!fault.method || fault.method === request.method) &&
        (fault.cart === undefined || cartIdOf(body) === fault.cart) &&
        (!fault.loggedIn || TOKENS.some((name) => request.headers.has(name))) &&
        (fault.site === undefined || String(fault.site) === request.headers.get("site")),
    );
    if (!found) return null;
    found.left -= 1;
    pending = pending.filter(({ left }) => left > 0);
    return found.fault;
  };
  return {
    add(faults) {
      pending.push(
        ...faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY })),
      );
    },
    list: () => pending.map(({ fault }) => fault),
    clear: (match) => {
      pending = match === undefined ? [] : pending.filter(({ fault }) => fault.match !== match);
    },
    async act(request, cut, answer, body = "") {
      const fault = take(request, body);
      if (!fault) return answer();
      if (fault.delay) await wait(fault.delay);
      if (fault.reset) {
        if (!cut) throw new TypeError("fetch failed: the sandbox cut the connection");
        cut();
        return new Response(null, { status: 503 });
      }
      if (fault.body !== undefined) return spoil(fault.body, fault.status ?? 200, cut, answer);
      if (fault.status !== undefined) {
        const message = fault.message ?? "Injected fault.";
        return Response.json(
          { error: { statusCode: fault.status, payload: { message } } },
          { status: fault.status },
        );
      }
      return answer();
    },
  };
}

function cartIdOf(body: string): string {
  try {
    return String(fromJson<{ cartId?: unknown } | null>(body)?.cartId);
  } catch {
    return "";
  }
}

async function spoil(
  body: string,
  status: number,
  cut: (() => void) | undefined,
  answer: () => Promise<Response>,
): Promise<Response> {
  const type = { "content-type": "application/json; charset=utf-8" };
  switch (body) {
    case "malformed":
      return new Response('{"data":{"records":[{"id":1,', { status, headers: type });
    case "html":
      return new Response("<!doctype html><title>502</title><h1>Bad gateway</h1>", {
        status,
        headers: { "content-type": "text/html" },
      });
    case "wrongShape":
      return Response.json({ data: { surprise: ["not what was asked for"] } }, { status });
    case "half": {
      const whole = new Uint8Array(await (await answer()).arrayBuffer());
      const headers = { ...type, "content-length": String(whole.length) };
      return new Response(halfOf(whole, cut), { status, headers });
    }
    default:
      return new Response(body, { status, headers: type });
  }
}

/** Sends half of the bytes and then breaks the connection, after a moment so that the sent half arrives. */
function halfOf(whole: Uint8Array, cut: (() => void) | undefined): ReadableStream<Uint8Array> {
  let sent = false;
  return new ReadableStream({
    async pull(controller) {
      if (!sent) {
        sent = true;
        controller.enqueue(whole.slice(0, Math.max(1, whole.length >> 1)));
        return;
      }
      if (!cut) {
        controller.error(new TypeError("terminated: the sandbox broke off in the middle"));
        return;
      }
      await wait(20);
      cut();
    },
  });
}
