/** The longest answer that is read, in bytes. */
const ANSWER_LIMIT = 8 * 1024 * 1024;

/** The text of a body, null if it is longer than the limit. Throws if the body breaks off, as fetch does. */
export async function readBounded(
  source: Request | Response,
  limit = ANSWER_LIMIT,
): Promise<string | null> {
  const reader = source.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > limit) {
      // Not awaited: Next reads a copy of the body, and this promise resolves only when that reader has finished too.
      reader.cancel().catch(() => {});
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
