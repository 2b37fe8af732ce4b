import type { Db } from "../../database/db.ts";
import { conflict, invalid, notFound } from "../../domain/failure.ts";
import { type MediaRow, toMedia } from "../../domain/media.ts";
import { type Call, route } from "../../http/call.ts";
import { argument, list } from "../../http/input.ts";
import { cut, listB, paging } from "../../http/lists.ts";
import { FILE_LIMIT } from "../../http/multipart.ts";
import { dropUpload, STAFF_EXTENSIONS } from "../../http/uploads.ts";

interface Folder {
  readonly id: number;
  readonly parent_id: number | null;
  readonly name: string;
  readonly created_at: string;
}

/** Folders and the files in them, and what may be uploaded. */
export const folders = [
  route(
    "GET",
    "v1/media/option/filter",
    () =>
      listB(
        cut(
          [
            { key: "MaxFileSize", value: FILE_LIMIT },
            { key: "AllowedExtensions", value: STAFF_EXTENSIONS.join(",") },
          ],
          { page: 1, limit: 100 },
        ),
      ),
    { role: "staff", storeless: true },
  ),
  route(
    "GET",
    "v1/media/directoryItem/filter",
    (call) => listB(cut(itemsOf(call), paging(call, 100))),
    { role: "staff", capability: "mediaFolders", storeless: true },
  ),
  route(
    "DELETE",
    "v1/media/directoryItem/delete",
    (call) => {
      const targets = list(call.body.targetIds);
      if (targets.length === 0) throw invalid("targetIds is required.");
      call.db.transaction(() => {
        for (const target of targets) remove(call, target);
      });
      return {};
    },
    { role: "staff", scope: "cms.media", storeless: true },
  ),
];

const foldersOf = (db: Db, siteId: number): Folder[] =>
  db.all<Folder>("SELECT * FROM media_folders WHERE site_id = ? ORDER BY name", siteId);

/**
 * The contents of a folder, or without `parentId` those outside all folders: folders first. `type` filters by
 * `directory` or `file`.
 */
function itemsOf(call: Call): Record<string, unknown>[] {
  const { db, site, language } = call;
  const parentId = Number(argument(call, "parentId")) || null;
  const type = argument(call, "type");
  const inside = foldersOf(db, site.siteId).filter(({ parent_id }) => parent_id === parentId);
  const media = db
    .all<MediaRow>("SELECT * FROM media WHERE site_id = ? ORDER BY id", site.siteId)
    .map((row) => toMedia(db, row, language));
  const directories = inside.map(({ id, name, created_at }) => ({
    id,
    name,
    type: "directory",
    parentId,
    count: media.filter((medium) => medium.folderId === id).length,
    created_at,
  }));
  const files = media
    .filter(({ folderId }) => folderId === parentId)
    .map((medium) => ({
      id: medium.driveId,
      name: medium.originalName,
      type: "file",
      parentId,
      media: medium,
      created_at: medium.created_at,
    }));
  return [...directories, ...files].filter((item) => type === "" || item.type === type);
}

/** Removes an empty folder, or a file, which is then removed from the library too. */
function remove({ db, site }: Call, target: unknown): void {
  const folder = foldersOf(db, site.siteId).find(({ id }) => id === Number(target));
  if (folder) {
    const media = db.all<{ doc: string }>("SELECT doc FROM media WHERE site_id = ?", site.siteId);
    if (media.some(({ doc }) => JSON.parse(doc).folderId === folder.id))
      throw conflict(`${folder.name} is not empty.`);
    db.run("DELETE FROM media_folders WHERE id = ?", folder.id);
    return;
  }
  const shown = db
    .all<MediaRow>("SELECT * FROM media WHERE site_id = ?", site.siteId)
    .filter(({ doc }) => JSON.parse(doc).driveId === target);
  for (const { id } of shown) db.run("DELETE FROM media WHERE id = ?", id);
  const upload = db.get<{ path: string }>(
    "SELECT path FROM uploads WHERE id = ? AND site_id = ?",
    Number(target),
    site.siteId,
  );
  if (shown.length === 0 && !upload) throw notFound(`There is no ${String(target)}.`);
  if (upload) dropUpload(db, site.siteId, upload.path);
}
