import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { isAfterEnd } from "#lib/run/server/refuse.ts";

interface Options {
  /** Connections that are held at the same time; what is more ends at once. */
  readonly most: number;
  readonly later: (end: () => void) => void;
}

/** Milliseconds: opening a connection and reading its head costs us more than the client, so it does that seldom. */
const HELD_FOR = 5_000;
const OPTIONS: Options = {
  most: 2_000,
  later: (end) => setTimeout(end, HELD_FOR).unref(),
};

/**
 * Lets connections that were refused go only after a while: a client with any number of connections cannot open them again
 * and again. What it is told comes at once, and says that the connection ends; what it still sends is looked at by nobody.
 */
export function createLetGoLater({ most, later } = OPTIONS) {
  let held = 0;

  /** Holds a connection for a while, and ends it then; returns false where so many are held that it has to end now. */
  function hold(socket: Duplex, end: () => void): boolean {
    if (held >= most) return false;
    held += 1;
    socket.once("close", () => {
      held -= 1;
    });
    socket.pause();
    later(end);
    return true;
  }

  return {
    hold,
    /** Holds a new connection after its last answer, where that was a refusal: once for each connection, no work for a request. */
    watch(socket: Socket): void {
      const end = socket.destroySoon.bind(socket);
      // Node calls this when the last answer of a connection has been written.
      socket.destroySoon = () => {
        if (!isAfterEnd({ socket }) || !hold(socket, end)) end();
      };
    },
  };
}

export type LetGoLater = ReturnType<typeof createLetGoLater>;
