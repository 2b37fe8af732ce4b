import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { isAfterEnd } from "#lib/run/server/refuse.ts";

interface Options {
  /** Connections that are held at the same time, at most; further ones are closed immediately. */
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
 * Closes refused connections only after a delay, so that a client cannot open new ones in a loop. The refusal itself is
 * sent immediately and announces the end; further input is ignored.
 */
export function createLetGoLater({ most, later } = OPTIONS) {
  let held = 0;

  /** Holds a connection for a while and then closes it; false if too many are held, so that it must be closed now. */
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
    /** Holds a connection after its last answer, if that was a refusal: set up once per connection, not per request. */
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
