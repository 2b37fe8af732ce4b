import { fromJson } from "../../database/db.ts";
import { invalid, notFound } from "../../domain/failure.ts";
import { measureOf } from "../../domain/measure.ts";
import { type MediaDoc, type MediaRow, mediaById, sizesOf, toMedia } from "../../domain/media.ts";
import { type Call, route } from "../../http/call.ts";
import { optionalText, record } from "../../http/input.ts";
import { cut, listB, paging } from "../../http/lists.ts";
import { dropUpload, setUploadAccess, type Upload, uploadById } from "../../http/uploads.ts";
import { found } from "./find.ts";
import { followMedium } from "./follow.ts";

const STAFF = { role: "staff", scope: "cms.media" } as const;
const TEXTS = ["title", "description", "caption"] as const;

/** The media library (`docs/contract.md §5`): files that were uploaded, with their texts. */
export const library = [
  route("POST", "v1/cms/media/filterStandard", (call) => listB(cut(found(call), paging(call))), {
    role: "staff",
  }),
  route("POST", "v1/cms/media/create", create, STAFF),
  route("PATCH", "v1/cms/media/update/:id", update, STAFF),
  route(
    "DELETE",
    "v1/cms/media/delete/:id",
    (call) => {
      const { id, name } = rowOf(call);
      call.db.run("DELETE FROM media WHERE id = ?", id);
      dropUpload(call.db, call.site.siteId, name);
      return {};
    },
    STAFF,
  ),
];

function rowOf(call: Call, id = Number(call.params.id)): MediaRow {
  const row = mediaById(call.db, call.site.siteId, id);
  if (!row) throw notFound("Medium not found.");
  return row;
}

async function create(call: Call) {
  const { db, site, language, body } = call;
  const upload = uploadOf(call, body.driveId);
  const now = new Date().toISOString();
  const title = optionalText(body, "title") || upload.name;
  const doc: MediaDoc = {
    ...(await fileOf(upload)),
    version: 1,
    title: { en: title },
    texts: { [language]: { ...textsIn(call), title, updatedAt: now } },
    ...posterIn(call),
    folderId: folderIn(call),
    createdAt: now,
  };
  const { lastId } = db.run(
    "INSERT INTO media (site_id, name, doc) VALUES (?, ?, ?)",
    site.siteId,
    upload.path,
    JSON.stringify(doc),
  );
  return toMedia(db, rowOf(call, lastId), language);
}

async function update(call: Call) {
  const { db, language, body } = call;
  const row = rowOf(call);
  const { poster, ...before } = fromJson<MediaDoc>(row.doc);
  const isOther = body.driveId !== undefined && body.driveId !== before.driveId;
  const upload = isOther ? uploadOf(call, body.driveId) : null;
  const doc: MediaDoc = {
    ...before,
    ...(poster === undefined ? {} : { poster }),
    ...(body.poster === null ? { poster: undefined } : posterIn(call)),
    ...(body.folderId === undefined ? {} : { folderId: folderIn(call) }),
    ...(upload ? { ...(await fileOf(upload)), version: before.version + 1 } : {}),
    ...(body.access === undefined ? {} : { access: accessIn(call) }),
    texts: {
      ...before.texts,
      [language]: {
        ...before.texts[language],
        ...textsIn(call),
        updatedAt: new Date().toISOString(),
      },
    },
  };
  setUploadAccess(db, call.site.siteId, doc.path, doc.access);
  db.run(
    "UPDATE media SET name = ?, doc = ? WHERE id = ?",
    upload?.path ?? row.name,
    JSON.stringify(doc),
    row.id,
  );
  const medium = toMedia(db, rowOf(call), language);
  if (upload) followMedium(db, { siteId: call.site.siteId, id: row.id, from: before.path, medium });
  return medium;
}

function uploadOf({ db, site }: Call, driveId: unknown): Upload {
  const upload = uploadById(db, site.siteId, Number(driveId));
  if (!upload) throw invalid("driveId names no upload of this site.");
  return upload;
}

/** The known facts about an uploaded file. */
async function fileOf({ id, path, name, mime, hash, access, bytes }: Upload) {
  return {
    driveId: id,
    path,
    mime,
    extension: path.split(".").at(-1) ?? "",
    originalName: name,
    access,
    size: bytes.length,
    hash,
    ...(await measureOf(mime, bytes)),
    alternativePaths: mime.startsWith("image/") ? sizesOf(path) : {},
  };
}

const textsIn = ({ body }: Call) =>
  Object.fromEntries(
    TEXTS.flatMap((name) => (typeof body[name] === "string" ? [[name, body[name]]] : [])),
  );

/** A picture of the library, sent as its id or as a Media. */
function posterIn(call: Call): { poster?: number } {
  const { poster } = call.body;
  if (poster === undefined || poster === null || poster === "") return {};
  const id = Number(record(poster).id ?? poster);
  const row = mediaById(call.db, call.site.siteId, id);
  if (!row || !fromJson<MediaDoc>(row.doc).mime.startsWith("image/"))
    throw invalid("poster names no picture of this site.");
  return { poster: id };
}

function accessIn({ body }: Call): string {
  if (body.access !== "public" && body.access !== "private")
    throw invalid("access is public or private.");
  return body.access;
}

function folderIn({ db, site, body }: Call): number | null {
  if (body.folderId === undefined || body.folderId === null) return null;
  const id = Number(body.folderId);
  if (!db.get("SELECT 1 FROM media_folders WHERE id = ? AND site_id = ?", id, site.siteId))
    throw invalid("folderId names no folder of this site.");
  return id;
}
