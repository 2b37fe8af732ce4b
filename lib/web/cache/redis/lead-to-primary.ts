import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect as connectEncrypted } from "node:tls";
import type { Place, SentinelAddress } from "#lib/base/config/sentinel-address.ts";
import { sentinelsOf } from "./ask-sentinels.ts";

/** Milliseconds between two questions to a Sentinel while the primary takes connections. */
const LOOK_EVERY = 1_000;

/** A way to the Redis that is the primary now. */
export interface WayToPrimary {
  /** The socket of this process that leads there. */
  readonly path: string;
  close(): void;
}

/**
 * Opens a local socket that forwards to the current primary, and closes its connections when another Redis has become
 * primary: the client then reconnects, as after any lost connection. Only this user can open the socket.
 */
export async function leadToPrimary(
  address: SentinelAddress,
  lookEvery = LOOK_EVERY,
): Promise<WayToPrimary> {
  const sentinels = sentinelsOf(address);
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
    const found = await sentinels.ask();
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
    const fail = () => {
      // The client reconnects soon: another Redis may be the primary by then.
      if (open.has(from)) void look();
      end();
    };
    from.on("error", end).on("close", end);
    onward.on("error", fail).on("close", fail);
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
  const timer = setInterval(() => void look(), lookEvery);
  timer.unref();
  const close = () => {
    clearInterval(timer);
    server.close();
    sentinels.close();
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
