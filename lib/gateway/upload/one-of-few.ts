import "server-only";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { Refusal } from "#lib/gateway/answer.ts";

const sending = processWide("uploads", () => new Map<string, number>());

/**
 * Each file holds a connection of ours to the backend while it arrives, so the number of those that one sender has open
 * at the same time is limited; counted per process.
 * @throws Refusal 429
 */
export async function oneOfFew<T>(sender: string, most: number, run: () => Promise<T>): Promise<T> {
  const count = sending.get(sender) ?? 0;
  if (count >= most)
    throw new Refusal(429, "Too many files at the same time. Wait a moment and try again.", {
      "retry-after": "5",
    });
  sending.set(sender, count + 1);
  try {
    return await run();
  } finally {
    const left = (sending.get(sender) ?? 1) - 1;
    if (left > 0) sending.set(sender, left);
    else sending.delete(sender);
  }
}
