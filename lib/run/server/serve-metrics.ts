import { createServer, type Server } from "node:http";
import { log } from "#lib/base/config/log.ts";

interface Place {
  readonly port: number;
  readonly host: string;
}

/**
 * Serves `GET /metrics` on a separate port for the operator. If the port cannot be opened, the shop runs without it.
 */
export function serveMetrics(text: () => string, { port, host }: Place): Server {
  const server = createServer(({ method, url }, response) => {
    if (method !== "GET" || url?.split("?")[0] !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" });
    response.end(text());
  });
  server.on("error", ({ message }) => log().error({ error: message, host, port }, "metrics"));
  server.listen(port, host);
  // It does not keep a process running that has answered its last request.
  server.unref();
  return server;
}
