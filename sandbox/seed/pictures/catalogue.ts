import type { SeedPicture } from "../types.ts";
import { categoryPictures } from "./catalogue-categories.ts";
import { compositionPictures } from "./catalogue-compositions.ts";
import { gearPictures } from "./catalogue-gear.ts";
import { markPictures } from "./catalogue-marks.ts";
import { paperPictures } from "./catalogue-paper.ts";
import { racketPictures } from "./catalogue-rackets.ts";
import { scenePictures } from "./catalogue-scenes.ts";
import { wearPictures } from "./catalogue-wear.ts";
import type { PictureEntry } from "./entry.ts";

/** Every picture of the demo shop, by name. */
export const entries: readonly PictureEntry[] = [
  ...racketPictures,
  ...wearPictures,
  ...gearPictures,
  ...paperPictures,
  ...compositionPictures,
  ...categoryPictures,
  ...scenePictures,
  ...markPictures,
];

export const pictures: readonly SeedPicture[] = entries.map(({ name, alt }) => ({ name, alt }));
