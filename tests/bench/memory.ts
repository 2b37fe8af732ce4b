import { Connection, requestText } from "./client.ts";
import { AT_ONCE } from "./load.ts";
import type { Shop } from "./shop.ts";
import { type Usage, usageOf } from "./usage.ts";

/** How a process' memory went, in megabytes: at the start, after each quarter, and at most. */
export interface Course {
  readonly process: string;
  readonly start: number;
  readonly quarters: readonly number[];
  readonly most: number;
}

export interface Watched {
  readonly requests: number;
  readonly seconds: number;
  /** Answers by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** The share of popular pages that were answered without a render process meanwhile. */
  readonly hitRatio: number;
  readonly memory: readonly Course[];
}

/** Milliseconds between two looks at the memory. */
const LOOK = 1_000;
/** One in so many requests is for a popular page. */
const POPULAR_EACH = 20;
const KEPT = /\r\nx-cache: *(?:HIT|STALE)\b/i;

interface Work {
  readonly shop: Shop;
  /** Pages requested repeatedly during the run. */
  readonly popular: readonly string[];
  /** The address of the nth request. */
  readonly addressOf: (n: number) => string;
  /** How much of the work is done, from 0 to 1. */
  readonly done: (asked: number) => number;
  /** Requests at the same time. */
  readonly atOnce?: number;
}

/** Text that is different for each number and the same in each run. */
export function scramble(n: number): string {
  const mixed = Math.imul(n ^ (n >>> 16), 0x45d9f3b) >>> 0;
  const again = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b) >>> 0;
  return `${again.toString(36)}${n.toString(36)}`;
}

/**
 * Addresses requested only once: missing pages, known pages with meaningless parameters, and a few with meaningful
 * ones, which are rendered.
 */
export function randomAddress(n: number, known: readonly string[]): string {
  const text = scramble(n);
  const path = known[Math.floor(n / 2) % known.length] ?? "/";
  const kind = n % 40;
  if (kind === 0) return `/search?search=${text}`;
  if (kind === 20) return `/shop?page=${(n % 9_973) + 2}&finalPrice=${n % 97},${(n % 89) + 100}`;
  const mark = path.includes("?") ? "&" : "?";
  return kind % 2 === 0 ? `/${text}` : `${path}${mark}${text.slice(0, 5)}=${text}`;
}

/** Asks many at a time, and watches the memory of every process of the shop. */
export async function watch(work: Work): Promise<Watched> {
  const { shop, popular, addressOf, done, atOnce = AT_ONCE } = work;
  const headers = { host: shop.origin.slice("http://".length), "accept-encoding": "br" };
  const ask = async (connection: Connection, path: string) =>
    connection.ask(requestText(path, headers));
  const statuses: Record<string, number> = {};
  let [asked, popularAsked, popularKept] = [0, 0, 0];
  // Cached first, like pages that are requested all the time.
  const first = new Connection(shop.target);
  for (let turn = 0; turn < 5; turn += 1) for (const path of popular) await ask(first, path);
  first.end();
  const courses = watchCourses(() => usageOf(shop.pid));
  const began = performance.now();
  const timer = setInterval(() => courses.look(done(asked)), LOOK);
  try {
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const connection = new Connection(shop.target);
        while (done(asked) < 1) {
          const n = asked;
          asked += 1;
          const isPopular = n % POPULAR_EACH === 0;
          const at = Math.floor(n / POPULAR_EACH) % popular.length;
          const { status, head } = await ask(
            connection,
            isPopular ? (popular[at] ?? "/") : addressOf(n),
          );
          statuses[status] = (statuses[status] ?? 0) + 1;
          if (!isPopular) continue;
          popularAsked += 1;
          if (KEPT.test(head)) popularKept += 1;
        }
        connection.end();
      }),
    );
  } finally {
    clearInterval(timer);
  }
  courses.look(1);
  return {
    requests: asked,
    seconds: Math.round((performance.now() - began) / 1_000),
    statuses,
    hitRatio: Number((popularKept / Math.max(1, popularAsked)).toFixed(4)),
    memory: courses.all(),
  };
}

/** The front starts those that render, and then the one for calls of shoppers (lib/run/front/processes/render-processes.ts). */
const nameOf = (place: number, processes: number): string =>
  place === 0 ? "front" : place === processes - 1 ? "calls" : `render-${place - 1}`;

/** Records the memory of each process over time. */
export function watchCourses(usage: () => readonly Usage[]) {
  const start = usage();
  const all = start.map(({ memory }) => ({
    start: memory,
    quarters: [] as number[],
    most: memory,
  }));
  return {
    look(done: number): void {
      for (const [place, { memory }] of usage().entries()) {
        const course = all[place];
        if (!course) continue;
        course.most = Math.max(course.most, memory);
        while (course.quarters.length < Math.floor(done * 4)) course.quarters.push(memory);
      }
    },
    all: (): Course[] =>
      all.map(({ start: first, quarters, most }, place) => ({
        process: nameOf(place, all.length),
        start: Math.round(first),
        quarters: quarters.map(Math.round),
        most: Math.round(most),
      })),
  };
}
