import { connect } from "node:net";

export interface Answer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Answers in what a connection has sent; `methods` are those of the requests, in order. */
function readAnswers(text: string, methods: readonly string[]): Answer[] {
  const answers: Answer[] = [];
  let at = 0;
  for (;;) {
    const end = text.indexOf("\r\n\r\n", at);
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text.slice(at))?.[1]);
    if (end === -1 || Number.isNaN(status)) return answers;
    const head = text.slice(at, end);
    at = end + 4;
    if (status < 200) continue;
    const isEmpty = methods[answers.length] === "HEAD" || status === 204 || status === 304;
    const read = isEmpty ? { body: "", next: at } : readBody(text, at, head);
    if (!read) return answers;
    at = read.next;
    answers.push({ status, head, body: read.body });
  }
}

function readBody(text: string, from: number, head: string) {
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length !== undefined) {
    const next = from + Number(length);
    return next <= text.length ? { body: text.slice(from, next), next } : null;
  }
  let [at, body] = [from, ""];
  for (;;) {
    const line = /^([0-9a-f]+)\r\n/i.exec(text.slice(at, at + 20));
    if (!line) return null;
    const size = Number.parseInt(line[1] ?? "", 16);
    const start = at + line[0].length;
    if (start + size + 2 > text.length) return null;
    body += text.slice(start, start + size);
    at = start + size + 2;
    if (size === 0) return { body, next: at };
  }
}

/** Milliseconds of silence after which a connection is given up. */
const QUIET = {
  /** The bytes sent may not be a whole request. */
  unsure: 700,
  /** An answer must come, on a machine that does much else. */
  sure: 15_000,
  /** A process has to be found hanging, ended and started again first. */
  patient: 60_000,
};

/** A connection that sends exactly these bytes. Nothing is added or awaited, unless requested. */
export function openRaw(port: number) {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  const methods: string[] = [];
  let [received, isOver] = ["", false];
  let look = () => {};
  socket.on("data", (data: Buffer) => {
    received += data.toString("latin1");
    look();
  });
  const over = () => {
    isOver = true;
    look();
  };
  socket.on("close", over).on("end", over).on("error", over);
  return {
    received: () => received,
    answers: () => readAnswers(received, methods),
    isOpen: () => !isOver && socket.writable,

    /** Sends a request, in parts that arrive one by one. */
    async send(method: string, parts: readonly string[]): Promise<void> {
      methods.push(method);
      for (const part of parts) {
        if (isOver) return;
        socket.write(part, "latin1");
        if (parts.length > 1) await new Promise((resolve) => setImmediate(resolve));
      }
    },

    /** Resolves when this many answers have arrived, or no more will. */
    wait(count: number, how: keyof typeof QUIET = "sure"): Promise<void> {
      return new Promise((resolve) => {
        let timer: NodeJS.Timeout;
        const done = () => {
          clearTimeout(timer);
          look = () => {};
          resolve();
        };
        look = () => {
          clearTimeout(timer);
          timer = setTimeout(done, QUIET[how]);
          const answers = readAnswers(received, methods);
          const isLast = /^connection: close/im.test(answers.at(-1)?.head ?? "");
          if (isOver || isLast || answers.length >= count) done();
        };
        look();
      });
    },

    end: () => socket.destroy(),
  };
}
