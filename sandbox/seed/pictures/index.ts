import { access, mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { entries } from "./catalogue.ts";
import type { PictureEntry } from "./entry.ts";
import { INK } from "./svg.ts";

/** The sizes beside the original, as the contract's `alternativePaths` name them. */
export const PICTURE_SIZES = [[1280, 720], [720, 576], [320, 240], [50, 50]] as const;

const AT_ONCE = 2;
const WEBP = { quality: 80, effort: 2 } as const;
const byName = new Map(entries.map((entry) => [entry.name, entry]));

/** Width and height of the original in pixels, or null for a name that is no picture. */
export function pictureSizes(name: string): { width: number; height: number } | null {
  const entry = byName.get(name);
  return entry ? { width: entry.width, height: entry.height } : null;
}

/**
 * Draws every picture that is not in `dir` yet: `{name}.webp`, `{name}.png` and `{name}-{width}x{height}.webp`.
 * About a tenth of a second a picture; nothing to do costs a look at the folder.
 */
export async function renderPictures(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  const waiting = [...entries];
  const work = async () => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) await render(entry, dir);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function render(entry: PictureEntry, dir: string): Promise<void> {
  const file = (suffix: string) => join(dir, `${entry.name}${suffix}`);
  // Written last: where it stands, all the others do.
  if (await exists(file(".webp"))) return;
  const { data, info } = await sharp(Buffer.from(entry.svg())).raw().toBuffer({ resolveWithObject: true });
  const drawing = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const background = entry.transparent ? { r: 0, g: 0, b: 0, alpha: 0 } : INK.ground;
  for (const [width, height] of PICTURE_SIZES) {
    await drawing()
      .resize(width, height, { fit: entry.fit, background })
      .webp(WEBP)
      .toFile(file(`-${width}x${height}.webp`));
  }
  await drawing().png({ compressionLevel: 6 }).toFile(file(".png"));
  await drawing().webp(WEBP).toFile(file(".webp"));
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
