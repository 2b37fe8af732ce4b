import { getSettings } from "#lib/base/config/settings.ts";
import { type Image, toImage } from "#lib/shop/media/to-image.ts";
import { mediaOption } from "#lib/web/site/options.ts";
import type { Site } from "#lib/web/site/types.ts";

/** Options that contain a picture of a site. */
export type PictureOption = "Logo" | "LogoDark" | "Favicon" | "ShareImage" | "NotFoundImage";

/** A picture of a site from its option; null if there is none or it cannot be read. */
export const sitePicture = (site: Pick<Site, "options">, option: PictureOption): Image | null =>
  toImage(mediaOption(site, option), getSettings().MEDIA_URL);
