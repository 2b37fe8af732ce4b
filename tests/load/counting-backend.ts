import { createServer, request } from "node:http";

/** The shop's calls to the backend. */
export interface Asked {
  readonly calls: number;
  /** Of the answers' bodies. */
  readonly bytes: number;
}

/** A proxy in front of the sandbox that counts calls and the bytes of their answers. */
export async function countCalls(sandboxPort: number, port: number) {
  let calls = 0;
  let bytes = 0;
  const server = createServer((incoming, outgoing) => {
    calls += 1;
    const sent = request(
      {
        host: "localhost",
        port: sandboxPort,
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.on("data", (piece: Buffer) => {
          bytes += piece.length;
        });
        answer.pipe(outgoing);
      },
    );
    sent.on("error", () => outgoing.destroy());
    incoming.pipe(sent);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, resolve);
  });
  return {
    address: `http://localhost:${port}`,
    /** Counts from here on. */
    asked: (): Asked => ({ calls, bytes }),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
