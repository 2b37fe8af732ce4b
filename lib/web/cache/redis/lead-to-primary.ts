import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect as connectEncrypted } from "node:tls";
import type { Place, SentinelAddress } from "#lib/base/config/sentinel-address.ts";

/** Milliseconds between two questions to a Sentinel. */
const LOOK_EVERY = 1_000;
/** Milliseconds for its answer. A busy machine takes more than one second. */
const PATIENCE = 3_000;

/** A way to the Redis that is the primary now. */
export interface WayToPrimary {
  /** The socket of this process that leads there. */
  readonly path: string;
  close(): void;
}

/**
 * Opens a socket that leads to the primary, whichever Redis that is, and ends its connections when another one has become it:
 * the client then connects again, as it does to any Redis that has gone away. Only this user can open the socket.
 */
export async function leadToPrimary(address: SentinelAddress): Promise<WayToPrimary> {
  const folder = mkdtempSync(join(tmpdir(), "shop-redis-"));
  const path = join(folder, "primary");
  const open = new Set<Socket>();
  let primary: Place | null = null;
  let looking: Promise<void> | null = null;

  /** Asks once at a time: an older answer must not come after a newer one. */
  function look(): Promise<void> {
    looking ??= lookNow().finally(() => {
      looking = null;
    });
    return looking;
  }

  async function lookNow(): Promise<void> {
    const found = await askSentinels(address);
    if (!found || (found.host === primary?.host && found.port === primary.port)) return;
    primary = found;
    for (const socket of open) socket.destroy();
  }

  function carry(from: Socket, to: Place): void {
    const onward = address.isEncrypted
      ? connectEncrypted({ ...to, servername: to.host })
      : connect(to);
    open.add(from);
    const end = () => {
      open.delete(from);
      from.destroy();
      onward.destroy();
    };
    for (const socket of [from, onward]) socket.on("error", end).on("close", end);
    from.pipe(onward).pipe(from);
  }

  const server = createServer((socket) => {
    socket.on("error", () => {});
    void (primary ? Promise.resolve() : look()).then(() => {
      if (primary && !socket.destroyed) carry(socket, primary);
      else socket.destroy();
    });
  });
  server.listen(path);
  await once(server, "listening");
  server.unref();
  const timer = setInterval(() => void look(), LOOK_EVERY);
  timer.unref();
  const close = () => {
    clearInterval(timer);
    server.close();
    for (const socket of open) socket.destroy();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", close);
  return {
    path,
    close: () => {
      process.off("exit", close);
      close();
    },
  };
}

/** The answer of the first Sentinel that gives one; null where none does, or none knows the name. */
async function askSentinels({
  sentinels,
  name,
  isEncrypted,
  sentinelPassword,
}: SentinelAddress): Promise<Place | null> {
  const { createClient } = await import(
    /* webpackIgnore: true */ /* turbopackIgnore: true */ "redis"
  );
  for (const { host, port } of sentinels) {
    const timing = {
      connectTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      reconnectStrategy: false,
    } as const;
    const client = createClient({
      socket: isEncrypted
        ? { host, port, tls: true, servername: host, ...timing }
        : { host, port, ...timing },
      ...(sentinelPassword !== "" && { password: sentinelPassword }),
    });
    client.on("error", () => {});
    try {
      await client.connect();
      const said: unknown = await client.sendCommand(["SENTINEL", "get-master-addr-by-name", name]);
      if (!Array.isArray(said)) continue;
      return { host: String(said[0]), port: Number(said[1]) };
    } catch {
      // The next one may answer.
    } finally {
      if (client.isOpen) client.destroy();
    }
  }
  return null;
}
