import { processWide } from "#lib/base/utils/process-wide.ts";
import { clientAddress } from "./client-address.ts";

/** Milliseconds between two attempts to reconnect, at most. */
const MAX_RECONNECT_DELAY = 5_000;

export type RedisClient = Awaited<ReturnType<typeof connect>>;

/** The one connection of this process to a Redis. Connects in the background, so that the server is up before Redis is. */
export const redisClient = (url: string): Promise<RedisClient> =>
  processWide(`redis ${url}`, () => connect(url));

async function connect(url: string) {
  const { createClient } = await import(
    /* webpackIgnore: true */ /* turbopackIgnore: true */ "redis"
  );
  const { close: _, socket, ...where } = await clientAddress(url);
  const client = createClient({
    ...where,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1_000,
    socket: {
      ...socket,
      connectTimeout: 2_000,
      reconnectStrategy: (tries: number) => Math.min(100 * 2 ** tries, MAX_RECONNECT_DELAY),
    },
  });
  // Without a listener an error of the connection would end the process; the pages' own listener logs it.
  client.on("error", () => {});
  client.connect().catch(() => {});
  return client;
}
