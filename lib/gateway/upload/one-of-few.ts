import "server-only";
import { type BoundedQueue, createQueue, QueueFull } from "#lib/base/utils/bounded-queue.ts";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { Refusal } from "#lib/gateway/gateway-answer.ts";

const sending = processWide("uploads", () => new Map<string, BoundedQueue>());

/**
 * Limits how many files one sender uploads at the same time, per process, because each one occupies a connection to the
 * backend.
 * @throws Refusal 429
 */
export async function oneOfFew<T>(sender: string, most: number, run: () => Promise<T>): Promise<T> {
  const queue = sending.get(sender) ?? createQueue({ running: most, waiting: 0 });
  sending.set(sender, queue);
  try {
    return await queue.run(run);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    throw new Refusal(429, "Too many files at the same time. Wait a moment and try again.", {
      "retry-after": "5",
    });
  } finally {
    if (queue.isIdle()) sending.delete(sender);
  }
}
