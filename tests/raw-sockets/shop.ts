import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createFront } from "#lib/run/front/front.ts";
import { startRenderers } from "#lib/run/front/processes/render-processes.ts";
import { createRequestServer, requestChain } from "#lib/run/server/connections/request-chain.ts";
import { refuseRequest } from "#lib/run/server/refuse.ts";
import { createPageStore } from "#lib/web/cache/page-store.ts";

/** The parts of a request that a process has seen. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Names of the headers as they came. */
  readonly names: readonly string[];
  /** It bore the secret of this start. */
  readonly isKnown: boolean;
  /** The body has not come to its end. */
  readonly isBroken?: boolean;
  readonly bytes: number;
  /** SHA-256 of the body. */
  readonly hash: string;
  /** Bytes arrived that aren't a request. */
  readonly noRequest?: string;
}

interface Options {
  /** 0 is any that is free. */
  readonly port?: number;
  readonly isBehindProxy?: boolean;
  /** Milliseconds. */
  readonly heartbeat?: number;
  /** False: as with `FRONT=off`. */
  readonly keeps?: boolean;
}

/**
 * The server as `npm run serve` puts it together, with programs in place of Next that write down what they see.
 */
export async function startShop({
  port = 0,
  isBehindProxy = false,
  heartbeat,
  keeps,
}: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), "raw-"));
  const file = join(folder, "seen");
  writeFileSync(file, "");
  const { LOG_LEVEL } = process.env;
  Object.assign(process.env, { SEEN_FILE: file, LOG_LEVEL: "silent" });
  const renderers = startRenderers({
    file: join(import.meta.dirname, "process.ts"),
    folder,
    count: 1,
    sharesState: false,
    owner: { ...createPageStore(), report: async () => null },
    heartbeat,
  });
  const front = createFront({
    keeps,
    forPages: renderers.forPages,
    forPeople: renderers.forPeople,
    forCalls: renderers.forCalls,
    answerUnavailable: (_request, response, { status }) =>
      refuseRequest(response, status, "not available"),
  });
  const server = createRequestServer(
    requestChain(front.handle, {
      processes: renderers.figures,
      isBehindProxy,
      oldCookiesUntil: "2020-01-01",
    }),
  );
  await renderers.ready;
  while (renderers.figures().some(({ isReady }) => !isReady))
    await new Promise((resolve) => setImmediate(resolve));
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  let read = 0;
  return {
    port: (server.address() as AddressInfo).port,
    /** Requests that each process has had since the last time, in order. */
    takeSeen(): Seen[] {
      const lines = readFileSync(file, "utf8").split("\n").slice(0, -1);
      const fresh = lines.slice(read);
      read = lines.length;
      return fresh.map((line) => JSON.parse(line));
    },
    restarts: () => renderers.figures().reduce((sum, { restarts }) => sum + restarts, 0),
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await renderers.end();
      if (LOG_LEVEL === undefined) delete process.env.LOG_LEVEL;
      else process.env.LOG_LEVEL = LOG_LEVEL;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Shop = Awaited<ReturnType<typeof startShop>>;
