/**
 * A client that keeps many connections to a server busy in one bad way until it is ended: `node flood.ts PORT WAY NUMBER`.
 * A connection that the server closes is opened again.
 */
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const [, , port, way = "", number] = process.argv;
const HEAD = `GET / HTTP/1.1\r\nhost: localhost:${port}\r\n`;
/** Each connection sends so often, in milliseconds, in the ways that are slow. */
const EVERY = 1_000;
const seen = { opened: 0, most: 0, answers: new Map<string, number>() };
let open = 0;

/** The behaviour of a connection from its opening until it is closed. */
const WAYS: Readonly<Record<string, (socket: Socket) => void>> = {
  "slow heads": (socket) => {
    socket.write(`${HEAD}x-slow: `);
    dribble(socket);
  },
  "slow bodies": (socket) => {
    socket.write(
      `POST /api/v1/ecommerce/cart/getCart HTTP/1.1\r\nhost: localhost:${port}\r\n` +
        `content-type: application/json\r\nx-requested-with: baseline\r\ncontent-length: 100000\r\n\r\n{"a":"`,
    );
    dribble(socket);
  },
  "long heads": (socket) => {
    const line = `x-long: ${"x".repeat(1_000)}\r\n`;
    socket.write(HEAD + line.repeat(40));
  },
  "idle connections": (socket) => {
    socket.write(`${HEAD}\r\n`);
  },
};

function dribble(socket: Socket): void {
  const timer = setInterval(() => socket.write("x"), EVERY);
  socket.once("close", () => clearInterval(timer));
}

function begin(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), "localhost", () => {
      seen.opened += 1;
      open += 1;
      seen.most = Math.max(seen.most, open);
      WAYS[way]?.(socket);
      socket.once("close", () => {
        open -= 1;
      });
    });
    socket.once("data", (data) => {
      const [line = ""] = String(data).split("\r\n");
      seen.answers.set(line, (seen.answers.get(line) ?? 0) + 1);
    });
    socket.on("error", () => {});
    socket.once("close", resolve);
    socket.resume();
  });
}

async function keepOne(): Promise<void> {
  for (;;) {
    await begin();
    // Connections that are refused at once cost this process more than the server.
    await wait(10);
  }
}

process.once("SIGINT", () => {
  process.send?.({ ...seen, open, answers: Object.fromEntries(seen.answers) }, () =>
    process.exit(0),
  );
});
// As many clients come: not all in the same moment.
for (let left = Number(number); left > 0; left -= 1) {
  void keepOne();
  await wait(5);
}
