import "server-only";
import sharp from "sharp";
import { type BoundedQueue, createQueue, QueueFull } from "#lib/base/utils/bounded-queue.ts";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { Refusal } from "#lib/gateway/gateway-answer.ts";

/** Seconds of a worker's time for one picture. */
const DEADLINE = 15;
const MOST_PIXELS = 64_000_000;

/**
 * Pictures of all staff together, in this process: the most read into memory, and of those the most drawn at a time.
 */
const READ_AT_ONCE = 12;
const DRAWN_AT_ONCE = 2;
/** Uploads waiting to be read: nothing of them is in memory. */
const WAITING = 24;
/** Milliseconds of each wait. */
const PATIENCE = 30_000;

const readQueue = processWide("staff-pictures-read", () =>
  createQueue({ running: READ_AT_ONCE, waiting: WAITING, patience: PATIENCE }),
);
const drawQueue = processWide("staff-pictures-drawn", () =>
  createQueue({ running: DRAWN_AT_ONCE, waiting: READ_AT_ONCE, patience: PATIENCE }),
);

/**
 * Reads a staff picture into memory while there are few others, from whichever sender (docs/security.md §1.9).
 * @throws Refusal 503, to be retried shortly
 */
export const oneOfFewPictures = <T>(read: () => Promise<T>): Promise<T> => inTurn(readQueue, read);

async function inTurn<T>(queue: BoundedQueue, work: () => Promise<T>): Promise<T> {
  try {
    return await queue.run(work);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    throw new Refusal(503, "Too many pictures at the same time. Try again in a moment.", {
      "retry-after": "5",
    });
  }
}

/**
 * Whether a picture can be decoded completely, in a worker of libvips and within a deadline: a file with a valid header
 * and broken data would break every page that shows it. Two are decoded at a time, the others wait.
 * @throws Refusal 503 if too many wait
 */
export const canBeDrawn = (bytes: Uint8Array): Promise<boolean> =>
  inTurn(drawQueue, () => draw(bytes));

async function draw(bytes: Uint8Array): Promise<boolean> {
  try {
    await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", sequentialRead: true })
      .resize(8, 8, { fit: "inside" })
      .timeout({ seconds: DEADLINE })
      .raw()
      .toBuffer();
    return true;
  } catch {
    return false;
  }
}
