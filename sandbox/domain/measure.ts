/** Width and height of a picture; undefined for another file, or one that cannot be read. */
export async function measureOf(
  mime: string,
  bytes: Uint8Array,
): Promise<{ width?: number; height?: number }> {
  if (!mime.startsWith("image/")) return {};
  // Loaded when needed, because tests and a shop that uploads no pictures do without it.
  const { default: sharp } = await import("sharp");
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ width: undefined, height: undefined }));
  return width && height ? { width, height } : {};
}
