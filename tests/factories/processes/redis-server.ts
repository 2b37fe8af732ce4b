import { createServer, type Socket } from "node:net";

/** Texts that a client sends are read as they come: a command is a list of them (RESP 2). */
type Command = readonly string[];
type Reply = string | number | null | readonly Reply[] | Error | { readonly simple: string };

const OK: Reply = { simple: "OK" };

function write(reply: Reply): string {
  if (reply === null) return "$-1\r\n";
  if (reply instanceof Error) return `-${reply.message}\r\n`;
  if (typeof reply === "number") return `:${reply}\r\n`;
  if (typeof reply === "string") return `$${Buffer.byteLength(reply)}\r\n${reply}\r\n`;
  if ("simple" in reply) return `+${reply.simple}\r\n`;
  return `*${reply.length}\r\n${reply.map(write).join("")}`;
}

/** Takes whole commands off the front of what was received; the rest waits for more. */
function takeCommands(received: Buffer): { commands: Command[]; rest: Buffer } {
  const commands: Command[] = [];
  let start = 0;
  for (;;) {
    const found = takeCommand(received, start);
    if (!found) return { commands, rest: received.subarray(start) };
    commands.push(found.command);
    start = found.end;
  }
}

function takeCommand(received: Buffer, start: number) {
  let at = start;
  const line = (): string | null => {
    const end = received.indexOf("\r\n", at);
    if (end === -1) return null;
    const text = received.toString("latin1", at, end);
    at = end + 2;
    return text;
  };
  const count = line();
  if (count === null) return null;
  const command: string[] = [];
  for (let left = Number(count.slice(1)); left > 0; left -= 1) {
    const size = line();
    if (size === null || at + Number(size.slice(1)) + 2 > received.length) return null;
    command.push(received.toString("utf8", at, at + Number(size.slice(1))));
    at += Number(size.slice(1)) + 2;
  }
  return { command, end: at };
}

/**
 * A server in this process that speaks Redis' protocol, with the commands that the shop uses. Any other is refused.
 *
 * @param primary the port that it names as a Sentinel
 * @param refuse the reply to a command that is not carried out, e.g. `OOM command not allowed …`; undefined to carry it out
 */
export async function serveRedis(
  refuse: (name: string, args: Command) => string | undefined = () => undefined,
  primary: () => string | null = () => null,
) {
  const texts = new Map<string, string>();
  const ends = new Map<string, number>();
  const lists = new Map<string, readonly string[]>();
  const sets = new Map<string, Map<string, number>>();
  const listeners = new Map<string, Set<Socket>>();
  const setOf = (key: string) => {
    const found = sets.get(key) ?? new Map<string, number>();
    sets.set(key, found);
    return found;
  };
  const commands: Readonly<Record<string, (args: Command, socket: Socket) => Reply>> = {
    SENTINEL: () => {
      const port = primary();
      return port === null ? null : ["127.0.0.1", port];
    },
    PING: () => ({ simple: "PONG" }),
    GET: ([key = ""]) => texts.get(key) ?? null,
    SET: ([key = "", value = "", ...options]) => {
      if (options.includes("NX") && texts.has(key)) return null;
      texts.set(key, value);
      return OK;
    },
    DEL: ([key = ""]) => Number(texts.delete(key)),
    // Two scripts count (rate limits, and the check of Redis); only that of limits asks for the time that is left.
    EVAL: ([script = "", , key = "", more = "0", seconds = "1"]) => {
      if (script.includes("return now")) return Math.max(Date.now(), Number(more));
      const isOver = (ends.get(key) ?? 0) <= Date.now();
      if (isOver) ends.set(key, Date.now() + Number(seconds) * 1_000);
      const count = (isOver ? 0 : Number(texts.get(key) ?? 0)) + Number(more);
      texts.set(key, `${count}`);
      return script.includes("pttl") ? [count, (ends.get(key) ?? 0) - Date.now()] : count;
    },
    PTTL: ([key = ""]) => (texts.has(key) ? Math.max(0, (ends.get(key) ?? 0) - Date.now()) : -2),
    EXPIRE: () => 1,
    LPUSH: ([key = "", ...values]) => {
      const list = [...values.toReversed(), ...(lists.get(key) ?? [])];
      lists.set(key, list);
      return list.length;
    },
    LTRIM: ([key = "", from, to]) => {
      lists.set(key, (lists.get(key) ?? []).slice(Number(from), Number(to) + 1));
      return OK;
    },
    LRANGE: ([key = "", from, to]) => (lists.get(key) ?? []).slice(Number(from), Number(to) + 1),
    ZADD: ([key = "", ...members]) => {
      for (let at = 0; at + 1 < members.length; at += 2)
        setOf(key).set(members[at + 1] ?? "", Number(members[at]));
      return members.length / 2;
    },
    ZRANGE: ([key = ""]) =>
      [...setOf(key)].toSorted(([, a], [, b]) => a - b).flatMap(([name, at]) => [name, `${at}`]),
    ZREMRANGEBYSCORE: ([key = "", , most]) => {
      const old = [...setOf(key)].filter(([, at]) => at <= Number(most));
      for (const [name] of old) setOf(key).delete(name);
      return old.length;
    },
    SUBSCRIBE: ([channel = ""], socket) => {
      const all = listeners.get(channel) ?? new Set();
      listeners.set(channel, all.add(socket));
      return ["subscribe", channel, 1];
    },
    PUBLISH: ([channel = "", message = ""]) => {
      const all = listeners.get(channel) ?? [];
      for (const socket of all) socket.write(write(["message", channel, message]));
      return [...all].length;
    },
  };
  const server = createServer((socket) => {
    let received: Buffer = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("close", () => {
      for (const all of listeners.values()) all.delete(socket);
    });
    socket.on("data", (data: Buffer) => {
      const taken = takeCommands(Buffer.concat([received, data]));
      received = taken.rest;
      for (const [name = "", ...args] of taken.commands) {
        const refusal = refuse(name.toUpperCase(), args);
        const run =
          commands[name.toUpperCase()] ?? (() => new Error(`ERR unknown command '${name}'`));
        socket.write(write(refusal === undefined ? run(args, socket) : new Error(refusal)));
      }
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `redis://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    /** Sends the same message on every channel that somebody listens to. */
    sayToAll: (message: string): void => {
      for (const [channel, all] of listeners)
        for (const socket of all) socket.write(write(["message", channel, message]));
    },
    stop: () => void server.close(),
  };
}
