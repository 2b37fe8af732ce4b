import type { ServerResponse } from "node:http";
import type { Renderer } from "#lib/run/front/processes/renderer.ts";
import type { Handle } from "./request-step.ts";

type Process = Pick<ReturnType<Renderer["figures"]>, "name" | "isReady">;

/**
 * Answers health checks. `/api/health` is answered by the front: it lists the processes that answer, with 503 if none
 * does. `/api/ready` is 503 while any process is not ready, otherwise a process answers it.
 */
export function answerHealth(handle: Handle, processes: () => readonly Process[]): Handle {
  return async (request, response) => {
    const path = request.url?.split("?")[0];
    if (path !== "/api/health" && path !== "/api/ready") return handle(request, response);
    const all = processes();
    const isHealth = path === "/api/health";
    const isUp = isHealth
      ? all.some(({ isReady }) => isReady)
      : all.every(({ isReady }) => isReady);
    if (isUp && !isHealth) return handle(request, response);
    sendState(response, isUp, all, request.method === "HEAD");
  };
}

function sendState(
  response: ServerResponse,
  isUp: boolean,
  all: readonly Process[],
  isHead: boolean,
): void {
  const processes = Object.fromEntries(
    all.map(({ name, isReady }) => [name, isReady ? "ready" : "not ready"]),
  );
  const body = JSON.stringify({ status: isUp ? "live" : "processes are not ready", processes });
  response.writeHead(isUp ? 200 : 503, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  });
  response.end(isHead ? undefined : body);
}
