import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";

/** Values of another type, cut or hostile, as databases hold and other programs send them. */
const VALUES: readonly unknown[] = [
  ...[null, undefined, "", 0, -1, 1e21, true, "0", "null", "NaN", " ", "%"],
  ...[[], {}, [null], [[]], { a: { b: 1 } }],
  ...["x".repeat(5_000), "2026-13-45T99:99:99Z", "../../x", "//other.test/x", "\ud83c", "\u0000"],
  ...["<i data-foreign>x</i>", "javascript:void(0)", "__proto__"],
];

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Holder = Record<string, unknown>;

/** Every field and list item below a value, with the object that holds it. */
function* placesIn(value: unknown): Generator<readonly [Holder, string]> {
  if (typeof value !== "object" || value === null) return;
  const holder = value as Holder;
  for (const key of Object.keys(holder)) {
    yield [holder, key];
    yield* placesIn(holder[key]);
  }
}

function changeOne(json: unknown, next: () => number): void {
  const places = [...placesIn(json)];
  const [holder, key] = places[Math.floor(next() * places.length)] ?? [];
  if (!holder || key === undefined) return;
  const value = VALUES[Math.floor(next() * VALUES.length)];
  if (value === undefined) delete holder[key];
  else holder[key] = structuredClone(value);
}

async function bodyOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

/** Changes an answer in place. */
export type Change = (json: unknown) => void;

/** Up to three places of a third of the answers: the same ones in every run that asks the same in the same order. */
export function someChanges(seed: number): Change {
  const next = numbersFrom(seed);
  return (json) => {
    if (next() > 1 / 3) return;
    for (let left = 1 + next() * 3; left >= 1; left -= 1) changeOne(json, next);
  };
}

/** Fields that say which kind of thing this is, and numbers and addresses in texts. */
const KIND =
  /^(?:handler|type|format|language|code|label|mime|extension|status|path|key|id|.*_at|.*Date)$/;

/** Adds this to every text that is written by people. */
export const addToTexts =
  (added: string): Change =>
  (json) => {
    for (const [holder, key] of placesIn(json)) {
      const text = holder[key];
      const isWritten = typeof text === "string" && /\p{L}/u.test(text) && !KIND.test(key);
      if (isWritten) holder[key] = text + added;
    }
  };

/**
 * A backend in front of the sandbox whose JSON answers are changed, except those of some calls.
 *
 * @param kept parts of their addresses
 */
export async function changeAnswers(backend: number, kept: readonly string[]) {
  let change: Change = () => {};
  const server = createServer((asked, answer) => {
    const { method, url: path = "/" } = asked;
    const headers = { ...asked.headers, "accept-encoding": "identity" };
    const passed = request({ port: backend, method, path, headers }, async (given) => {
      const { "transfer-encoding": _, "content-length": __, ...rest } = given.headers;
      const text = await bodyOf(given);
      answer.writeHead(given.statusCode ?? 502, rest);
      const isChanged = String(given.headers["content-type"]).includes("json");
      if (!isChanged || kept.some((part) => path.includes(part))) return answer.end(text);
      const json: unknown = JSON.parse(text);
      change(json);
      return answer.end(JSON.stringify(json));
    });
    passed.on("error", () => answer.writeHead(502).end());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    changeBy: (by: Change) => {
      change = by;
    },
    stop: () => server.close(),
  };
}
