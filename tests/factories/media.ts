import type { ListAnswer, MediaEntry } from "#lib/staff/edit/media/media-types.ts";

/** A picture of the library. */
export const mediaEntry = (id: number, own: Partial<MediaEntry> = {}): MediaEntry => ({
  id,
  driveId: `d${id}`,
  title: `Court ${id}`,
  description: "",
  caption: "",
  path: `m/${id}.jpg`,
  mime: "image/jpeg",
  size: 2_000,
  width: 800,
  height: 600,
  originalName: `court-${id}.jpg`,
  media_type: "image",
  media_url: "",
  alternativePaths: {},
  hash: "",
  access: "public",
  createdAt: "2026-05-01T10:00:00Z",
  folderId: null,
  poster: null,
  raw: { id, title: `Court ${id}` },
  ...own,
});

/** A page of the library's list. */
export const mediaList = (
  items: readonly MediaEntry[],
  own: Partial<ListAnswer> = {},
): ListAnswer => ({
  items,
  nextPage: null,
  total: items.length,
  mayChange: true,
  mediaUrl: "https://media.test",
  folders: [],
  isBusy: false,
  ...own,
});
