import type { Media } from "@/lib/api/schemas/media";
import { getSettings } from "@/lib/config/settings";
import { toImage } from "@/lib/utils/media";

/** The absolute address of a picture for social networks, null where there is none. */
export const socialImage = (media: Media | null | undefined): string | null =>
  toImage(media, getSettings().MEDIA_URL)?.src ?? null;
