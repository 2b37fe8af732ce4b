import { isAccepted, kindOfMedia } from "./library-kind.ts";
import type { MediaEntry, MediaFilter } from "./media-types.ts";

/** Whether a file matches the requested kind, days and size. Unknown facts exclude nothing. */
export function isWanted(media: MediaEntry, filter: MediaFilter): boolean {
  const { kind, from, to, least, most, folderId } = filter;
  const day = media.createdAt.slice(0, 10);
  return (
    isAccepted(kindOfMedia(media), kind) &&
    (day === "" || ((from === "" || day >= from) && (to === "" || day <= to))) &&
    (media.size === 0 ||
      ((least === null || media.size >= least) && (most === null || media.size <= most))) &&
    (folderId === null || media.folderId === null || String(media.folderId) === String(folderId))
  );
}
