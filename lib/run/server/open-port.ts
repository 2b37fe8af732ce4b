import type { Server } from "node:http";
import { isIPv6 } from "node:net";

interface Output {
  readonly print: (line: string) => void;
  readonly fail: (line: string) => void;
  readonly exit: (code: number) => void;
}

const THIS_PROCESS: Output = {
  print: console.log,
  fail: console.error,
  exit: (code) => process.exit(code),
};

interface Place {
  readonly port: number;
  /** The only address of this machine to listen on; all of them by default. */
  readonly host?: string;
}

/**
 * Requests per connection of a port that several processes share. A connection stays with the process that accepted it:
 * without a limit, a proxy's connections would stay with the first processes, and a restarted one would get none.
 */
export const SHARED_REQUESTS = 1_000;

/** Opens the port. If that fails, one line says why and the process ends with exit code 1. */
export function listen(
  server: Server,
  { isShared = false, ...place }: Place & { readonly isShared?: boolean },
  output: Output = THIS_PROCESS,
): void {
  if (isShared) server.maxRequestsPerSocket = SHARED_REQUESTS;
  const giveUp = (error: NodeJS.ErrnoException) => {
    output.fail(reasonOf(error, place));
    output.exit(1);
  };
  server.once("error", giveUp);
  server.listen(place, () => {
    server.off("error", giveUp);
    output.print(`Serving on ${addressOf(place)}`);
  });
}

/** Where a server that listens there is reached from this machine. */
export const addressOf = ({ port, host = "localhost" }: Place): string =>
  `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;

function reasonOf({ code, message }: NodeJS.ErrnoException, { port, host }: Place): string {
  if (code === "EADDRINUSE")
    return `Port ${port} is in use. Stop the program that listens there, or start with another port: PORT=${port + 1} npm run serve`;
  if (code === "EACCES")
    return `Port ${port} may not be opened by this user. Start with a port above 1023: PORT=3000 npm run serve`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `${host} is no address of this machine. Set LISTEN_HOST to one, such as 127.0.0.1, or leave it out for all of them`;
  return `Port ${port} cannot be opened: ${message}`;
}
