import type { Media } from "@/lib/api/schemas/media";

type Named = Pick<Media, "mime" | "path" | "media_url" | "media_type">;

const addressOf = ({ path, media_url }: Named) => path || media_url;

/** Whether a Media plays. The mime decides where there is one. */
export const isVideo = (media: Named): boolean =>
  media.mime === ""
    ? media.media_type === "video" || /\.(mp4|webm|mov|m4v)(\?|$)/i.test(addressOf(media))
    : media.mime.startsWith("video/");

/** Whether a Media is to be downloaded (spec 5, Uploads). */
export const isDocument = (media: Named): boolean =>
  media.mime === ""
    ? /\.(pdf|docx?|xlsx?|pptx?|txt|csv|rtf|zip|od[tsp])(\?|$)/i.test(addressOf(media))
    : !/^(image|video|audio)\//.test(media.mime);
