import { drawnPicture } from "../seed/market/plates/plates.ts";
import { MEDIA_SIZES } from "../seed/media-sizes.ts";
import { mediaFiles } from "../seed/seed-media.ts";

/** The background behind every product, for the bars next to a picture of another aspect. */
const GROUND = "#f3eee3";
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** A picture in one of the sizes of `alternativePaths` (`cap-white-320x240.webp`), made on the first request. */
export async function resized(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const size = MEDIA_SIZES.find(({ width, height }) => file.endsWith(`-${width}x${height}.webp`));
  if (!size) return null;
  const { width, height } = size;
  const name = `${file.slice(0, -`-${width}x${height}.webp`.length)}.webp`;
  const original = mediaFiles.get(name) ?? drawnPicture(name);
  return original ? once(file, () => resize(original, size)) : null;
}

/** A picture of the seed that has no file because it is drawn, in its full size. */
export async function drawn(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const plate = drawnPicture(file);
  return plate ? once(file, () => resize(plate, plate)) : null;
}

function once(
  file: string,
  make: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const making = made.get(file) ?? make();
  made.set(file, making);
  return making;
}

/** A picture without a file, in one of the sizes. */
export const resizedCopy = (
  picture: Uint8Array,
  size: { readonly width: number; readonly height: number },
): Promise<Uint8Array<ArrayBuffer>> => resize({ path: picture, fit: "cover" }, size);

async function resize(
  { path, fit }: { readonly path: string | Uint8Array; readonly fit: "contain" | "cover" },
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded on use, because tests and a shop that requests only originals do not need it.
  const { default: sharp } = await import("sharp");
  const { hasAlpha } = await sharp(path).metadata();
  const bytes = await sharp(path)
    .resize(width, height, { fit, background: hasAlpha ? CLEAR : GROUND })
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
  return new Uint8Array(bytes);
}
