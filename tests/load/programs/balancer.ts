import { Agent, createServer, request, type ServerResponse } from "node:http";

interface Options {
  /** Milliseconds between two looks whether a replica wants visitors; without it all of them always get theirs. */
  readonly asksEvery?: number;
}

/**
 * A proxy that sends each request to the next replica in turn, whoever sent it. It does not tie a session to a replica,
 * and repeats nothing. Each request has its own connection, because a replica may close an idle one just as it is used.
 * The visitors here send the headers of a proxy themselves.
 */
export function balance(
  replicas: readonly number[],
  port: number,
  { asksEvery }: Options = {},
): Promise<() => void> {
  const agent = new Agent();
  const unready = new Set<number>();
  const asking =
    asksEvery === undefined
      ? undefined
      : setInterval(() => {
          for (const replica of replicas)
            void isReady(replica).then((ready) =>
              ready ? unready.delete(replica) : unready.add(replica),
            );
        }, asksEvery);
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const open = replicas.filter((replica) => !unready.has(replica));
    const replica = (open.length > 0 ? open : replicas)[turn++ % (open.length || replicas.length)];
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
  // Longer than a visitor idles: a request that arrives while its connection is being closed is lost.
  server.keepAliveTimeout = 65_000;
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, () =>
      resolve(() => {
        clearInterval(asking);
        server.close();
        server.closeAllConnections();
        agent.destroy();
      }),
    );
  });
}

const isReady = (replica: number): Promise<boolean> =>
  fetch(`http://localhost:${replica}/api/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

function refuse(outgoing: ServerResponse): void {
  if (outgoing.headersSent) outgoing.destroy();
  else outgoing.writeHead(502).end("The balancer reached no replica.");
}
