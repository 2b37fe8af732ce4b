import type { Place, SentinelAddress } from "#lib/base/config/sentinel-address.ts";

/** Milliseconds for connecting to one Sentinel and for its answer. A busy machine takes more than one second. */
export const SENTINEL_PATIENCE = 3_000;
/** Milliseconds after which the library ends what was given up, whichever step it hangs in. */
const ENDED_AFTER = 2 * SENTINEL_PATIENCE;

type Connection = Awaited<ReturnType<typeof connect>>;

/** The Sentinels of an address. */
interface Sentinels {
  /** The first answer that names a primary; null if there is none. Never throws, and is bounded in time. */
  ask(): Promise<Place | null>;
  close(): void;
}

/**
 * Asks Sentinels in order, each on a persistent connection. A closed connection is opened again when its Sentinel is
 * asked.
 */
export function sentinelsOf(address: SentinelAddress): Sentinels {
  const kept = new Map<Place, Promise<Connection>>();
  let isClosed = false;

  function drop(place: Place): void {
    const connection = kept.get(place);
    kept.delete(place);
    connection?.then((client) => client.destroy()).catch(() => {});
  }

  async function connectionTo(place: Place): Promise<Connection> {
    const before = await kept.get(place);
    if (before?.isReady) return before;
    const connecting = connect(place, address);
    kept.set(place, connecting);
    return connecting;
  }

  async function askOne(place: Place): Promise<Place | null> {
    const client = await connectionTo(place);
    const said: unknown = await client.sendCommand([
      "SENTINEL",
      "get-master-addr-by-name",
      address.name,
    ]);
    return Array.isArray(said) ? { host: String(said[0]), port: Number(said[1]) } : null;
  }

  return {
    async ask() {
      for (const place of address.sentinels) {
        if (isClosed) break;
        try {
          const found = await withPatience(askOne(place));
          if (found) return found;
        } catch {
          drop(place);
        } finally {
          if (isClosed) drop(place);
        }
      }
      return null;
    },
    close() {
      isClosed = true;
      for (const place of kept.keys()) drop(place);
    },
  };
}

/** A connection that does not keep the process alive and is not reconnected by the library. */
async function connect({ host, port }: Place, { isEncrypted, sentinelPassword }: SentinelAddress) {
  const { createClient } = await import(
    /* webpackIgnore: true */ /* turbopackIgnore: true */ "redis"
  );
  const timing = {
    connectTimeout: ENDED_AFTER,
    socketTimeout: ENDED_AFTER,
    reconnectStrategy: false,
  } as const;
  const client = createClient({
    disableOfflineQueue: true,
    socket: isEncrypted
      ? { host, port, tls: true, servername: host, ...timing }
      : { host, port, ...timing },
    ...(sentinelPassword !== "" && { password: sentinelPassword }),
  });
  client.on("error", () => {});
  client.unref();
  await client.connect();
  return client;
}

/** The value of a promise that comes in time. An answer that arrived while the process was busy counts: it is read before this gives up. */
async function withPatience<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => setImmediate(reject, new Error("no answer")), SENTINEL_PATIENCE);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
