import { getSettings } from "#lib/base/config/settings.ts";
import type { AnswerOf, Call, InputOf } from "#lib/shop/api/call.ts";
import { fail, type Result } from "#lib/shop/api/errors.ts";
import { fieldsOf, readAnswer } from "./answer.ts";
import { reportFault } from "./report-fault.ts";
import { sendStream } from "./send-stream.ts";
import { traceCall } from "./trace-call.ts";

export interface FileToSend {
  readonly name: string;
  readonly mime: string;
  /** Bytes; null if the sender does not declare it. */
  readonly size: number | null;
  readonly bytes: AsyncIterable<Uint8Array>;
}

interface FileOptions<C extends Call> {
  readonly site: { readonly apiKey: string; readonly siteId: number };
  readonly locale: string;
  readonly storeId: number | undefined;
  /** Staff uploads have their token, visitors' uploads have none. */
  readonly accessToken?: string;
  readonly input: InputOf<C>;
  readonly file: FileToSend;
}

/**
 * Streams a file as `multipart/form-data`: nothing is stored here, on disk or in memory (docs/contract.md §5.8).
 * @throws whatever reading `bytes` throws; the backend then gets a broken request, which stores nothing.
 */
export async function sendFile<C extends Call>(
  call: C,
  { site, locale, storeId, accessToken, input, file }: FileOptions<C>,
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
  async function* parts(): AsyncGenerator<Uint8Array> {
    yield head;
    yield* file.bytes;
    yield tail;
  }
  const trace = traceCall(call, site.siteId);
  const reported = <T>(result: Result<T>, status: number): Result<T> => {
    trace.end(status, result.ok ? undefined : result.error);
    if (!result.ok) reportFault(call, result.error, { site: site.siteId, began });
    return result;
  };
  const began = Date.now();
  const { BACKEND_URL } = getSettings();
  const headers = {
    accept: "application/json",
    "content-type": `multipart/form-data; boundary=${boundary}`,
    ...(file.size !== null && {
      "content-length": String(head.length + file.size + tail.length),
    }),
    apiKey: site.apiKey,
    site: String(site.siteId),
    ...(storeId !== undefined && { store: String(storeId) }),
    language: locale,
    ...(accessToken && { accessToken }),
    ...trace.headers,
  };
  const { status, text } = await sendStream(
    `${BACKEND_URL}/api/${call.version}/${call.path}`,
    { method: call.method, headers },
    parts(),
  );
  if (status === 0)
    return reported(fail({ kind: "network", status, message: text ?? "network" }), status);
  return reported(readAnswer(call, status, text), status);
}
