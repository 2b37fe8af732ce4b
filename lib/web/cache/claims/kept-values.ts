import { LRUCache } from "lru-cache";
import type { z } from "zod";
import { parseJson } from "#lib/base/utils/parse-json.ts";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { sharedValues } from "#lib/web/cache/shared-values.ts";

const MOST_VALUES = 5_000;
const MOST_CHARACTERS = 20_000_000;

const held = processWide(
  "kept-values",
  () =>
    new LRUCache<string, string>({
      max: MOST_VALUES,
      maxSize: MOST_CHARACTERS,
      sizeCalculation: (text) => text.length + 1,
    }),
);

/**
 * Keeps a value as JSON in this process and, with Redis, for all of them.
 *
 * @param time milliseconds
 */
export async function keepValue(name: string, value: unknown, time: number): Promise<void> {
  const text = JSON.stringify(value);
  held.set(name, text, { ttl: time });
  await sharedValues()?.write(name, text, time);
}

/** The value stored under a name; null if there is none, or if it has another shape. */
export async function readValue<T>(name: string, schema: z.ZodType<T>): Promise<T | null> {
  const text = held.get(name) ?? (await sharedValues()?.read(name)) ?? null;
  return text === null ? null : (schema.safeParse(parseJson(text)).data ?? null);
}

/** Forgets the values of this process, as its death would (tests). */
export const forgetValues = (): void => held.clear();
