import { fold } from "../../domain/match.ts";
import { kindOf, type MediaRow, toMedia } from "../../domain/media.ts";
import type { Call } from "../../http/call.ts";
import { list, optionalInteger, optionalText, record } from "../../http/input.ts";

type Medium = Record<string, unknown>;

/**
 * The media that a call requests: by words, type (`image`, `image/`, `image/*`, `image/png`), day, size, folder, hash
 * and id, in the requested order; newest first by default.
 */
export function found(call: Call): Medium[] {
  const { db, site, language } = call;
  return db
    .all<MediaRow>("SELECT * FROM media WHERE site_id = ? ORDER BY id", site.siteId)
    .map((row) => toMedia(db, row, language))
    .filter(matcher(call))
    .toSorted(comparer(call));
}

function matcher({ body }: Call): (medium: Medium) => boolean {
  const words = fold(optionalText(body, "search")).split(/\s+/).filter(Boolean);
  const mime = optionalText(body, "mime").replace(/\/?\*?$/, "");
  const ids = list(body.ids).map(Number);
  const hash = optionalText(body, "hash");
  const from = optionalText(body, "from");
  const to = optionalText(body, "to");
  const least = optionalInteger(body, "minSize") ?? 0;
  const most = optionalInteger(body, "maxSize") ?? Number.POSITIVE_INFINITY;
  const { folderId } = body;
  return (medium) =>
    (mime === "" || medium.mime === mime || kindOf(String(medium.mime)) === mime) &&
    (ids.length === 0 || ids.includes(Number(medium.id))) &&
    (hash === "" || medium.hash === hash) &&
    (from === "" || String(medium.created_at) >= from) &&
    (to === "" || String(medium.created_at).slice(0, to.length) <= to) &&
    Number(medium.size ?? 0) >= least &&
    Number(medium.size ?? 0) <= most &&
    (folderId === undefined || medium.folderId === (folderId === null ? null : Number(folderId))) &&
    words.every((word) => textOf(medium).includes(word));
}

const textOf = ({ title, description, caption, originalName }: Medium): string =>
  fold([title, description, caption, originalName].join(" "));

const FIELDS = ["id", "title", "size", "created_at"];

function comparer({ body, language }: Call): (a: Medium, b: Medium) => number {
  const { field, order } = record(body.sort);
  const name = FIELDS.find((one) => one === field) ?? "created_at";
  const sign = order === "asc" ? 1 : -1;
  const compare = (a: unknown, b: unknown) =>
    typeof a === "number" || typeof b === "number"
      ? Number(a ?? 0) - Number(b ?? 0)
      : String(a).localeCompare(String(b), language);
  return (a, b) => sign * compare(a[name], b[name]) || Number(b.id) - Number(a.id);
}
