import type { PictureSize } from "./database/loader.ts";
import { entries } from "./seed/pictures/catalogue.ts";

export { seed } from "./seed/index.ts";

const sizes = new Map(entries.map(({ name, width, height }) => [name, { width, height }]));

/** Size of a drawing, read without loading the renderer. */
export const pictureSize: PictureSize = (name) => sizes.get(name) ?? null;

/** Draws what is missing in the folder. Loaded late: the renderer brings sharp along, which tests do without. */
export async function renderDemoPictures(folder: string): Promise<void> {
  const { renderPictures } = await import("./seed/pictures/index.ts");
  await renderPictures(folder);
}
