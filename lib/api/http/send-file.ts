import type { AnswerOf, Call, InputOf } from "#lib/api/call.ts";
import { fail, type Result } from "#lib/api/errors.ts";
import { getSettings } from "#lib/config/settings.ts";
import { fieldsOf, readAnswer } from "./answer.ts";
import { readBounded } from "./bounded.ts";
import { reportFault } from "./report-fault.ts";

/** Milliseconds without a byte from the visitor, or without an answer after the last one. */
const PATIENCE = 30_000;

interface FileOptions<C extends Call> {
  readonly site: { readonly apiKey: string; readonly siteId: number };
  readonly locale: string;
  readonly storeId: number | undefined;
  readonly input: InputOf<C>;
  readonly file: {
    readonly name: string;
    readonly mime: string;
    /** Bytes; null where the sender does not say. */
    readonly size: number | null;
    readonly bytes: AsyncIterable<Uint8Array>;
  };
}

/**
 * Sends a file as `multipart/form-data` while it arrives: nothing of it is kept here, on disk or in memory
 * (docs/contract.md §5.8).
 * @throws whatever reading `bytes` throws; the backend then gets a broken request, which stores nothing.
 */
export async function sendFile<C extends Call>(
  call: C,
  { site, locale, storeId, input, file }: FileOptions<C>,
): Promise<Result<AnswerOf<C>>> {
  const request = call.request.safeParse(input);
  if (!request.success)
    return fail({ kind: "validation", status: 422, message: fieldsOf(request.error) });
  const boundary = `----file-${crypto.randomUUID()}`;
  const encode = (text: string) => new TextEncoder().encode(text);
  const head = encode(
    `--${boundary}\r\ncontent-disposition: form-data; name="customData"\r\n\r\n${JSON.stringify(request.data)}\r\n` +
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: ${file.mime}\r\n\r\n`,
  );
  const tail = encode(`\r\n--${boundary}--\r\n`);
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(new DOMException("stalled", "TimeoutError")), PATIENCE);
  };
  const faults: unknown[] = [];
  async function* parts(): AsyncGenerator<Uint8Array> {
    yield head;
    try {
      for await (const chunk of file.bytes) {
        wait();
        yield chunk;
      }
    } catch (error) {
      faults.push(error);
      throw error;
    }
    yield tail;
  }
  const reported = <T>(result: Result<T>): Result<T> => {
    if (!result.ok) reportFault(call, result.error, { site: site.siteId, began });
    return result;
  };
  const began = Date.now();
  wait();
  try {
    const { BACKEND_URL } = getSettings();
    const response = await fetch(`${BACKEND_URL}/api/${call.version}/${call.path}`, {
      method: call.method,
      headers: {
        accept: "application/json",
        "content-type": `multipart/form-data; boundary=${boundary}`,
        ...(file.size !== null && {
          "content-length": String(head.length + file.size + tail.length),
        }),
        apiKey: site.apiKey,
        site: String(site.siteId),
        ...(storeId !== undefined && { store: String(storeId) }),
        language: locale,
      },
      body: streamOf(parts()),
      // Needed for a body that is a stream; the types of browsers do not know it.
      ...{ duplex: "half" },
      redirect: "manual",
      cache: "no-store",
      signal: stop.signal,
    });
    return reported(readAnswer(call, response.status, await readBounded(response)));
  } catch (error) {
    if (faults.length > 0) throw faults[0];
    const message = error instanceof Error ? error.name : "network";
    return reported(fail({ kind: "network", status: 0, message }));
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
