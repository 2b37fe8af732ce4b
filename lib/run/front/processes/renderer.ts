import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { setPriority } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { log } from "#lib/base/config/log.ts";
import { noteFault } from "#lib/base/config/note-fault.ts";
import type { Revoked } from "#lib/gateway/auth/revoked-names.ts";
import { createConnections, type Head } from "#lib/run/front/connections.ts";
import { type Ask, answerOf } from "#lib/run/front/owner/remote-owner.ts";
import {
  type FromRenderer,
  HEARTBEAT,
  SECRET_VARIABLE,
  SOCKET_VARIABLE,
  socketsOf,
  type ToRenderer,
} from "#lib/run/front/process-messages.ts";
import type { Asking } from "#lib/run/front/rendered-answer.ts";
import type { PageOwner } from "#lib/web/cache/owner/page-owner.ts";
import { countReport } from "#lib/web/reports/receive-report.ts";
import { givenTo, heapArguments, withFewArenas } from "./heap-arguments.ts";
import { createOrders, within } from "./orders-to-process.ts";
import { createPulse } from "./process-pulse.ts";

/** Milliseconds before a process that has died is started again; doubles with each time that it dies young. */
const RESTART = { after: 250, most: 15_000, young: 30_000 };
/** Milliseconds that a request waits for a process that hangs or restarts: twice the usual time. */
const RETURN = 15_000;
/** Milliseconds within which a process' exit is known after its connections broke. */
const NEWS = 50;

interface Options {
  /** Its name in metrics and logs. */
  readonly name: string;
  /** The program. */
  readonly file: string;
  /** On which it is to listen ({@link socketsOf}). */
  readonly socket: string;
  readonly env: NodeJS.ProcessEnv;
  /** The process' priority, as for `nice`; 0 is the usual one. */
  readonly niceness: number;
  /** Whom the process asks for pages. */
  readonly owner: PageOwner;
  /** Hears of each token that the process has ended. */
  readonly onRevoked?: (revoked: Revoked, by: Renderer) => void;
  /** Milliseconds between two heartbeats. */
  readonly heartbeat?: number;
}

/** One process behind the front, as the front sees it: started again when it dies, and ended when it hangs. */
export function startRenderer({
  name,
  file,
  socket,
  env,
  niceness,
  owner,
  onRevoked = () => {},
  heartbeat = HEARTBEAT,
}: Options) {
  const secret = randomBytes(32).toString("hex");
  // Unlimited: a slow client occupies one, and expensive work is limited elsewhere (lib/run/server/fair-queue.ts).
  const connections = createConnections(socket, secret);
  const ready = Promise.withResolvers<boolean>();
  const orders = createOrders((message) => life.tell(message));
  let failures = 0;
  let memory: number | null = null;
  const pulse = createPulse(heartbeat, () => {
    log().error({ process: name, pid: life.pid() }, "a process hangs and is ended");
    life.kill();
  });
  const { isReady } = pulse;
  const requests = createRequests(connections, isReady);
  const life = keepAlive(
    { file, socket, env, niceness, secret },
    {
      onStart: pulse.heard,
      onMessage: receive,
      onEnd() {
        pulse.ended();
        memory = null;
        ready.resolve(false);
        orders.release();
      },
    },
  );

  function receive(message: FromRenderer, by: ChildProcess): void {
    pulse.heard();
    if (message.kind === "ready") {
      pulse.began();
      ready.resolve(true);
    }
    if (pulse.listens()) requests.goOn();
    if (message.kind === "revoked") onRevoked(message.revoked, renderer);
    else if (message.kind === "memory") memory = message.bytes;
    else if (message.kind === "reported") countReport(message.report);
    else if (message.kind === "failed") noteFault(message.fault);
    else if (message.kind === "done") orders.done(message.id);
    else if (message.kind === "ask") void answer(message, by);
  }

  /** Answers the process that has asked, and none that was started after it. */
  async function answer({ id, question }: Ask, by: ChildProcess): Promise<void> {
    if (question.kind === "fail") failures += 1;
    life.tell({ kind: "answer", id, answer: await answerOf(owner, question) }, by);
  }

  const renderer = {
    /** Resolves when the process listens; to false if it has exited before. */
    ready: ready.promise,
    isReady,
    pid: life.pid,
    /** Requests in work. */
    running: requests.running,
    figures: () => ({
      name,
      running: requests.running(),
      restarts: life.restarts(),
      memory,
      isReady: isReady(),
    }),
    tell: (message: ToRenderer): void => life.tell(message),
    /** How often a render has failed although an older page is cached: the next request gets that one. */
    failures: () => failures,

    send: requests.send,

    /** Tells of tags that have expired; resolves when the process has taken note. */
    expire: async (tags: readonly string[]) => {
      if (pulse.listens()) await orders.give((id) => ({ kind: "expire", tags, id }));
    },

    /** Resolves when the process has sent the spans that have ended. */
    flush: async () => {
      if (pulse.listens()) await orders.give((id) => ({ kind: "flush", id }));
    },

    /** Ends the process, whatever it does, and resolves when it has gone. */
    async end(): Promise<void> {
      pulse.stop();
      const ended = life.end();
      void connections.close();
      await ended;
    },
  };
  return renderer;
}

export type Renderer = ReturnType<typeof startRenderer>;

/** The requests to a process; they wait while it restarts. */
function createRequests(connections: ReturnType<typeof createConnections>, isReady: () => boolean) {
  const onReady = new Set<() => void>();

  return {
    running: connections.running,
    /** The process has sent a heartbeat. */
    goOn(): void {
      for (const go of onReady) go();
    },

    /** Sends a request, and resolves with the head of the answer. Rejects where the process cannot be reached. */
    async send(asking: Asking, signal?: AbortSignal): Promise<Head> {
      if (!isReady())
        await within(RETURN, (go) => {
          onReady.add(go);
          return () => onReady.delete(go);
        });
      try {
        return await connections.send(asking, signal);
      } catch (error) {
        // Further requests wait for its return.
        await wait(NEWS);
        throw error;
      }
    },
  };
}

interface LifeEvents {
  readonly onStart: () => void;
  readonly onMessage: (message: FromRenderer, by: ChildProcess) => void;
  readonly onEnd: () => void;
}

/** Starts a program, and again whenever it has ended, later each time that it dies young. */
function keepAlive(program: Program, { onStart, onMessage, onEnd }: LifeEvents) {
  let [youngEnds, restarts] = [0, 0];
  let isEnding = false;
  let child = start();

  function start(): ChildProcess {
    const began = Date.now();
    onStart();
    const made = forkRenderer(program);
    made.on("message", (message: FromRenderer) => onMessage(message, made));
    made.on("error", (error) => log().error({ error: error.message }, "render process"));
    made.once("exit", (code, signal) => {
      onEnd();
      if (isEnding) return;
      youngEnds = Date.now() - began < RESTART.young ? youngEnds + 1 : 0;
      const after = Math.min(RESTART.most, RESTART.after * 2 ** youngEnds);
      log().error({ code, signal, after }, "a render process has ended and is started again");
      setTimeout(() => {
        if (isEnding) return;
        restarts += 1;
        child = start();
      }, after);
    });
    return made;
  }

  return {
    pid: () => child.pid,
    restarts: () => restarts,
    kill: () => void child.kill("SIGKILL"),
    tell(message: ToRenderer, to = child): void {
      if (to.connected) to.send(message, () => {});
    },
    /** Ends it, whatever it does, and resolves when it has gone. */
    async end(): Promise<void> {
      isEnding = true;
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}

type Program = Pick<Options, "file" | "socket" | "env" | "niceness"> & { readonly secret: string };

function forkRenderer({ file, socket, env, niceness, secret }: Program): ChildProcess {
  // A killed process leaves its socket file, which blocks the next one.
  for (const path of socketsOf(socket)) rmSync(path, { force: true });
  const made = fork(file, [], {
    env: { ...withFewArenas(env), [SOCKET_VARIABLE]: socket, [SECRET_VARIABLE]: secret },
    execArgv: [...process.execArgv, ...heapArguments(givenTo(env))],
    // Pages are bytes.
    serialization: "advanced",
  });
  lowerPriority(made.pid, niceness);
  return made;
}

function lowerPriority(pid: number | undefined, niceness: number): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness);
  } catch {
    // Some containers forbid it. Everything works without.
  }
}
