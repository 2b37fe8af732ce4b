import { readBounded } from "./bounded.ts";

/** Milliseconds without a byte from the sender, or without an answer after the last one. */
const PATIENCE = 30_000;

/** A server's answer; `status` is 0 if there was none, and `text` then contains the reason. */
interface Answered {
  readonly status: number;
  /** Null if it is longer than the limit. */
  readonly text: string | null;
}

/**
 * Streams a request body without storing it. Does not follow redirects.
 * @throws whatever reading `parts` throws; the server then gets a broken request
 */
export async function sendStream(
  url: string,
  init: { readonly method: string; readonly headers: Readonly<Record<string, string>> },
  parts: AsyncIterable<Uint8Array>,
): Promise<Answered> {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(new DOMException("stalled", "TimeoutError")), PATIENCE);
  };
  const faults: unknown[] = [];
  async function* watched(): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of parts) {
        wait();
        yield chunk;
      }
    } catch (error) {
      faults.push(error);
      throw error;
    }
  }
  wait();
  try {
    const response = await fetch(url, {
      ...init,
      body: streamOf(watched()),
      // Required for a streamed body; the browser's types do not include it.
      ...{ duplex: "half" },
      redirect: "manual",
      cache: "no-store",
      signal: stop.signal,
    });
    return { status: response.status, text: await readBounded(response) };
  } catch (error) {
    if (faults.length > 0) throw faults[0];
    return { status: 0, text: error instanceof Error ? error.name : "network" };
  } finally {
    clearTimeout(timer);
  }
}

const streamOf = (parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await parts.return(undefined)),
  });
