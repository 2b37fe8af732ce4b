/** The same bytes in a block of their own: a piece of a block that others share keeps all of it in memory. */
export function inOwnMemory<Bytes extends Uint8Array>(bytes: Bytes): Bytes | Buffer {
  if (bytes.buffer.byteLength === bytes.byteLength) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength);
  copy.set(bytes);
  return copy;
}
