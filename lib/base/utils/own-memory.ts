/** A copy of the bytes in their own buffer: a slice of a shared buffer keeps all of it in memory. */
export function inOwnMemory<Bytes extends Uint8Array>(bytes: Bytes): Bytes | Buffer {
  if (bytes.buffer.byteLength === bytes.byteLength) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength);
  copy.set(bytes);
  return copy;
}
