import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";

type Fetch = Parameters<typeof getRequestListener>[0];

interface Options {
  readonly port: number;
  /** Listens on every interface, for a container: everybody who reaches it may log in and change everything. */
  readonly isOpen: boolean;
}

/**
 * Opens the sandbox's port: on the loopback addresses only, since its logins are known to all. `localhost` may mean
 * either of the two; a machine without IPv6 has one.
 *
 * @throws the system's error, such as `EADDRINUSE`
 */
export async function listen(fetch: Fetch, { port, isOpen }: Options): Promise<readonly Server[]> {
  if (isOpen) return [await open(fetch, port)];
  const first = await open(fetch, port, "127.0.0.1");
  const address = first.address();
  const taken = typeof address === "object" && address ? address.port : port;
  const second = await open(fetch, taken, "::1").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT") return null;
    first.close();
    throw error;
  });
  return second ? [first, second] : [first];
}

function open(fetch: Fetch, port: number, host?: string): Promise<Server> {
  const server = createServer(getRequestListener(fetch));
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve(server);
    });
  });
}
