import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { entries } from "./catalogue.ts";
import type { PictureEntry } from "./entry.ts";
import { INK, restartNames } from "./svg.ts";

/** The sizes beside the original, as the contract's `alternativePaths` name them. */
export const PICTURE_SIZES = [
  [1280, 720],
  [720, 576],
  [320, 240],
  [50, 50],
] as const;

const AT_ONCE = 2;
const WEBP = { quality: 80, effort: 2 } as const;
const byName = new Map(entries.map((entry) => [entry.name, entry]));

/** Width and height of the original in pixels, or null for a name that is no picture. */
export function pictureSizes(name: string): { width: number; height: number } | null {
  const entry = byName.get(name);
  return entry ? { width: entry.width, height: entry.height } : null;
}

/**
 * Draws every picture that is not in `dir` yet, or was drawn differently before: `{name}.webp`, `{name}.png` and
 * `{name}-{width}x{height}.webp`. A quarter of a second a picture; with nothing to do it reads one file.
 */
export async function renderPictures(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  const list = join(dir, "pictures.json");
  const before = await readList(list);
  const drawings = entries.map((entry) => ({ entry, svg: drawingOf(entry) }));
  const after = Object.fromEntries(drawings.map(({ entry, svg }) => [entry.name, hash(svg)]));
  const waiting = drawings.filter(({ entry: { name } }) => before[name] !== after[name]);
  if (waiting.length === 0) return;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await render(next.entry, next.svg, dir);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await writeFile(list, JSON.stringify(after));
}

function drawingOf(entry: PictureEntry): string {
  restartNames();
  return entry.svg();
}

const hash = (svg: string) => createHash("sha1").update(svg).digest("hex");

/** What was drawn the last time; nothing where that is unknown. */
async function readList(path: string): Promise<Readonly<Record<string, string>>> {
  try {
    return JSON.parse(await readFile(path, "utf8")) as Record<string, string>;
  } catch {
    return {};
  }
}

async function render(entry: PictureEntry, svg: string, dir: string): Promise<void> {
  const file = (suffix: string) => join(dir, `${entry.name}${suffix}`);
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const drawing = () => sharp(data, { raw: { width, height, channels } });
  const background = entry.transparent ? { r: 0, g: 0, b: 0, alpha: 0 } : INK.ground;
  for (const [sizeWidth, sizeHeight] of PICTURE_SIZES) {
    await drawing()
      .resize(sizeWidth, sizeHeight, { fit: entry.fit, background })
      .webp(WEBP)
      .toFile(file(`-${sizeWidth}x${sizeHeight}.webp`));
  }
  await drawing().png({ compressionLevel: 3 }).toFile(file(".png"));
  await drawing().webp(WEBP).toFile(file(".webp"));
}
