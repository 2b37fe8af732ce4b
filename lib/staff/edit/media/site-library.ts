import "server-only";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { type RawMedia, rawMediaCalls } from "#lib/shop/api/calls/product-variants.ts";
import { dataOf, type StaffSend } from "#lib/staff/edit/staff-route.ts";
import type { MediaFolder } from "./media-types.ts";

const PAGE = 100;
/** Pages of a library that are read for one file if the backend does not search by id. */
const MOST_PAGES = 100;
const AT_ONCE = 5;

/**
 * A file from the site's own library, before its texts are changed (docs/security.md §4.2). A backend that does not
 * search by id returns all files: then up to 10,000 are read.
 * @throws Refusal 404 if the library does not list it
 */
export async function requireMedium(send: StaffSend, id: number): Promise<RawMedia> {
  const read = async (page: number) =>
    dataOf(await send(rawMediaCalls.filterStandard, { input: { ids: [id], page, limit: PAGE } }));
  const isMeant = (medium: RawMedia) => Number(medium.id) === id;
  const first = await read(1);
  let found = first.items.find(isMeant);
  const last = Math.min(first.items.length > 0 ? first.totalPages : 1, MOST_PAGES);
  for (let page = 2; !found && page <= last; page += AT_ONCE) {
    const next = Array.from({ length: Math.min(AT_ONCE, last - page + 1) }, (_, at) => page + at);
    const pages = await Promise.all(next.map(read));
    found = pages.flatMap(({ items }) => items).find(isMeant);
  }
  if (!found) throw new Refusal(404, "The file no longer exists.");
  return found;
}

/** The folders of the site's library. They are optional: empty if they cannot be read. */
export async function readFolders(send: StaffSend): Promise<readonly MediaFolder[]> {
  const found = await send(calls.media.directoryItem.filter, {
    input: { type: "directory", limit: PAGE },
  });
  const rows = found.ok ? found.data.items : [];
  return rows.flatMap(({ id, name, type }) =>
    type === "directory" && typeof id === "number" ? [{ id, name }] : [],
  );
}
