import { createServer, type Server } from "node:http";
import { answerHealth } from "#lib/run/server/answer-health.ts";
import { createBodyBudget } from "#lib/run/server/incoming/body-budget.ts";
import { boundBody } from "#lib/run/server/incoming/bound-body.ts";
import { noteAddress, sayWhereFrom } from "#lib/run/server/incoming/forwarded-headers.ts";
import { keepInside } from "#lib/run/server/incoming/knows-domain.ts";
import { strictRequests } from "#lib/run/server/incoming/strict-requests.ts";
import { logFailures } from "#lib/run/server/log-failures.ts";
import { moveCookies } from "#lib/run/server/move-cookies.ts";
import type { Handle } from "#lib/run/server/request-step.ts";
import { sendHsts } from "#lib/run/server/send-hsts.ts";
import { createLetGoLater } from "./let-go-later.ts";
import { holdBadHeads } from "./malformed-requests.ts";

interface Options {
  readonly processes: Parameters<typeof answerHealth>[1];
  readonly isBehindProxy: boolean;
  /** The last day on which cookies with old names are converted; undefined for none. */
  readonly oldCookiesUntil: string | undefined;
  readonly refuseLong?: Parameters<typeof boundBody>[1]["refuseLong"];
  readonly trace?: (handle: Handle) => Handle;
  readonly measure?: (handle: Handle) => Handle;
}

/** Milliseconds: longer than load balancers keep connections, so that they close first. */
const KEEP_ALIVE = 65_000;
/** Milliseconds for a client to send the head of a request, and all of it: a file of an editor takes its time. */
const TIMEOUTS = { headersTimeout: 20_000, requestTimeout: 900_000 };

const unchanged = (handle: Handle): Handle => handle;

/** Every step that a request passes before the front, in their order. */
export function requestChain(handle: Handle, options: Options): Handle {
  const { processes, isBehindProxy, oldCookiesUntil, refuseLong } = options;
  const { trace = unchanged, measure = unchanged } = options;
  const bodies = createBodyBudget();
  const bounded = boundBody(answerHealth(handle, processes), {
    bodies,
    isBehindProxy,
    refuseLong,
  });
  const known = sayWhereFrom(trace(moveCookies(bounded, oldCookiesUntil)), isBehindProxy);
  return measure(logFailures(sendHsts(strictRequests(keepInside(known)), isBehindProxy)));
}

/** A server that answers by this chain. It does not listen yet. */
export function createRequestServer(handle: Handle, letGoLater = createLetGoLater()): Server {
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE, ...TIMEOUTS },
    (request, response) => {
      handle(request, response).catch((error: unknown) => {
        console.error(error);
        response.destroy();
      });
    },
  );
  server.on("connection", noteAddress);
  server.on("connection", letGoLater.watch);
  holdBadHeads(server, letGoLater);
  return server;
}
