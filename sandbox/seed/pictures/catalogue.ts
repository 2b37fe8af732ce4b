import type { SeedPicture } from "../types.ts";
import { racketPictures } from "./catalogue-rackets.ts";
import { scenePictures } from "./catalogue-scenes.ts";
import type { PictureEntry } from "./entry.ts";

/** Every picture of the demo shop, by name. */
export const entries: readonly PictureEntry[] = [...racketPictures, ...scenePictures];

export const pictures: readonly SeedPicture[] = entries.map(({ name, alt }) => ({ name, alt }));
