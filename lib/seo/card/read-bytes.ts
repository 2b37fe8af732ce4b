/** The bytes of a body, null where it is longer than the limit. */
export async function readBytes(answer: Response, limit: number): Promise<Buffer | null> {
  if (Number(answer.headers.get("content-length") ?? 0) > limit) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > limit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
