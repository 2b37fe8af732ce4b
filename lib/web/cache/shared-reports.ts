import { z } from "zod";
import { parseJson } from "#lib/base/utils/parse-json.ts";
import { browserReport } from "#lib/web/reports/browser-report.ts";
import type { ProcessReport } from "./cache-report.ts";
import { withTimeout } from "./redis/redis-timeout.ts";
import { createSharedClock } from "./redis/shared-clock.ts";
import { noteDropped, readAllSigned, readSigned, signText } from "./redis/signed-text.ts";
import { subscription } from "./redis/subscription.ts";
import type { RedisCommands } from "./shared-pages.ts";

/** Milliseconds between two signs of life, and after which a process without one is gone. */
const BEAT = 20_000;
const GONE_AFTER = 70_000;
/** Milliseconds for which an answer can be fetched. */
const ANSWER_FOR = 10_000;
/** How often, and after how many milliseconds each, the others' answers are looked for. */
const LOOKS = 12;
const LOOK_EVERY = 50;

/** The answers of the other processes. */
export interface OtherReports {
  readonly reports: readonly ProcessReport[];
  /** The names of those that are alive and did not answer in time. */
  readonly silent: readonly string[];
  /** Milliseconds that Redis took for one command; null if it did not answer in time. */
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
 * Reports through Redis. Nothing is published unless somebody opens the cache view: it asks, and every process stores
 * its bounded report for some seconds.
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
  const clock = createSharedClock(redis, prefix);
  const answerKey = (id: string, from: string) => `${prefix}:report:${id}:${from}`;

  const listen = subscription(redis, subscriber, channel, (message) => {
    const asked = read(question, readSigned(channel, message));
    if (!asked) return noteDropped("question about pages");
    if (asked.from === name) return;
    const key = answerKey(asked.id, name);
    const answer = JSON.stringify(report(asked.domain));
    void withTimeout(redis, async () => redis.set(key, signText(key, answer), { PX: ANSWER_FOR }));
  });
  void listen();

  /** The names of the other live processes; null if Redis does not answer. */
  async function others(): Promise<string[] | null> {
    const [rows, moment] = await Promise.all([
      withTimeout(redis, () => redis.zRangeWithScores(processes, 0, -1)),
      clock.look(),
    ]);
    if (!rows || !moment) return null;
    const alive = rows.filter(({ score }) => score > moment.now - GONE_AFTER);
    const names = alive.map(({ value }) => value);
    return readAllSigned(processes, names).filter((other) => other !== name);
  }

  return {
    async ask(domain) {
      const began = performance.now();
      const names = await others();
      if (!names) return { reports: [], silent: [], redis: null };
      const took = Math.round(performance.now() - began);
      const id = crypto.randomUUID();
      const asked = JSON.stringify({ id, domain, from: name });
      await withTimeout(redis, async () => redis.publish(channel, signText(channel, asked)));
      const found = new Map<string, ProcessReport>();
      for (let look = 0; look < LOOKS && found.size < names.length; look += 1) {
        await wait(LOOK_EVERY);
        await Promise.all(
          names
            .filter((other) => !found.has(other))
            .map(async (other) => {
              const key = answerKey(id, other);
              const text = await withTimeout(redis, () => redis.get(key));
              const answer = read(reportAnswer, readSigned(key, text));
              if (answer?.domain === domain) found.set(other, answer);
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
      void listen();
      const moment = await clock.look();
      if (!moment) return;
      const { now } = moment;
      await withTimeout(redis, async () => {
        await redis.zAdd(processes, [{ score: now, value: signText(processes, name) }]);
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
const reportAnswer = z.object({
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
  browsers: browserReport.optional().catch(undefined),
});

function read<T>(schema: z.ZodType<T>, text: string | null): T | null {
  return text === null ? null : (schema.safeParse(parseJson(text)).data ?? null);
}
