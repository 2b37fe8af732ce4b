import { Agent, createServer, request, type ServerResponse } from "node:http";

/**
 * A proxy that sends each request to the next replica in turn, whoever sent it. It holds no session to
 * a replica and repeats nothing. Each request has a connection of its own, because a replica may close an idle one just
 * as it is used. What a proxy says of a connection the visitors here say themselves.
 */
export function balance(replicas: readonly number[], port: number): Promise<() => void> {
  const agent = new Agent();
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const replica = replicas[turn++ % replicas.length];
    const sent = request(
      {
        host: "localhost",
        port: replica,
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers,
        agent,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(outgoing);
        answer.on("error", () => outgoing.destroy());
      },
    );
    sent.on("error", () => refuse(outgoing));
    incoming.pipe(sent);
  });
  // Longer than a visitor idles: what reaches a connection as it is closed is lost.
  server.keepAliveTimeout = 65_000;
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, () =>
      resolve(() => {
        server.close();
        server.closeAllConnections();
        agent.destroy();
      }),
    );
  });
}

function refuse(outgoing: ServerResponse): void {
  if (outgoing.headersSent) outgoing.destroy();
  else outgoing.writeHead(502).end("The balancer reached no replica.");
}
