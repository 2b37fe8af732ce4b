import { z } from "zod";
import type { ProcessReport } from "./cache-report.ts";
import { withTimeout } from "./redis/redis-timeout.ts";
import type { RedisCommands } from "./shared-pages.ts";

/** Milliseconds between two signs of life, and after which a process without one is gone. */
const BEAT = 20_000;
const GONE_AFTER = 70_000;
/** Milliseconds for which an answer can be fetched. */
const ANSWER_FOR = 10_000;
/** How often, and after how many milliseconds each, the others' answers are looked for. */
const LOOKS = 12;
const LOOK_EVERY = 50;

/** What the other processes answered. */
export interface OtherReports {
  readonly reports: readonly ProcessReport[];
  /** The names of those that are alive and did not answer in time. */
  readonly silent: readonly string[];
  /** Milliseconds that Redis took for one command; null where it did not answer in time. */
  readonly redis: number | null;
}

/** The reports of the other workers and replicas of this build. */
export interface SharedReports {
  ask(domain: string): Promise<OtherReports>;
}

interface Options {
  readonly prefix: string;
  /** The name of this process. */
  readonly name: string;
  readonly report: (domain: string) => ProcessReport;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/**
 * Reports through Redis. Nothing is published while nobody looks: whoever opens the cache view asks, and every process
 * puts its bounded report where the asker finds it for some seconds.
 */
export function createSharedReports(
  redis: RedisCommands,
  subscriber: RedisCommands,
  {
    prefix,
    name,
    report,
    wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  }: Options,
): SharedReports & { beat(): Promise<void> } {
  const processes = `${prefix}:processes`;
  const channel = `${prefix}:ask-reports`;
  const answerKey = (id: string, from: string) => `${prefix}:report:${id}:${from}`;

  subscriber
    .subscribe(channel, (message) => {
      const asked = readQuestion(message);
      if (!asked || asked.from === name) return;
      const answer = JSON.stringify(report(asked.domain));
      void withTimeout(redis, () =>
        redis.set(answerKey(asked.id, name), answer, { PX: ANSWER_FOR }),
      );
    })
    .catch(() => {});

  /** The names of the other processes that are alive; null where Redis is silent. */
  async function others(): Promise<string[] | null> {
    const rows = await withTimeout(redis, () => redis.zRangeWithScores(processes, 0, -1));
    const alive = rows?.filter(({ score }) => score > Date.now() - GONE_AFTER);
    return alive?.map(({ value }) => value).filter((other) => other !== name) ?? null;
  }

  return {
    async ask(domain) {
      const began = performance.now();
      const names = await others();
      if (!names) return { reports: [], silent: [], redis: null };
      const took = Math.round(performance.now() - began);
      const id = crypto.randomUUID();
      const question = JSON.stringify({ id, domain, from: name });
      await withTimeout(redis, () => redis.publish(channel, question));
      const found = new Map<string, ProcessReport>();
      for (let look = 0; look < LOOKS && found.size < names.length; look += 1) {
        await wait(LOOK_EVERY);
        await Promise.all(
          names
            .filter((other) => !found.has(other))
            .map(async (other) => {
              const text = await withTimeout(redis, () => redis.get(answerKey(id, other)));
              const read = text ? readReport(text) : null;
              if (read?.domain === domain) found.set(other, read);
            }),
        );
      }
      return {
        reports: [...found.values()],
        silent: names.filter((other) => !found.has(other)),
        redis: took,
      };
    },

    async beat() {
      const now = Date.now();
      await withTimeout(redis, async () => {
        await redis.zAdd(processes, [{ score: now, value: name }]);
        await redis.zRemRangeByScore(processes, 0, now - GONE_AFTER);
      });
    },
  };
}

/** Says regularly that the process is alive, for as long as it lives. */
export function keepBeating(beat: () => Promise<void>): void {
  void beat();
  setInterval(() => void beat(), BEAT).unref();
}

const question = z.object({ id: z.string(), domain: z.string(), from: z.string() });

const figure = z.number();
const report = z.object({
  process: z.string(),
  domain: z.string(),
  pages: z.array(
    z.object({
      path: z.string(),
      tags: z.array(z.string()),
      status: figure,
      age: figure,
      renderedAt: figure,
      bytes: figure,
      hits: figure,
      state: z.enum(["fresh", "stale", "kept"]),
      why: z.enum(["changed", "old", "failed", "gap"]).nullable(),
    }),
  ),
  total: z.object({ pages: figure, bytes: figure }),
  hours: z.array(
    z.object({
      hour: figure,
      fresh: figure,
      stale: figure,
      misses: figure,
      renders: figure,
      failed: figure,
    }),
  ),
});

const readQuestion = (text: string) => read(question, text);
const readReport = (text: string): ProcessReport | null => read(report, text);

function read<T>(schema: z.ZodType<T>, text: string): T | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
