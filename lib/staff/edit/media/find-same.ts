import "server-only";
import { rawMediaCalls } from "#lib/shop/api/calls/product-variants.ts";
import type { StaffSend } from "#lib/staff/edit/staff-route.ts";
import { toEntry } from "./entry.ts";
import type { MediaEntry } from "./media-types.ts";

/**
 * A matching library file: requested by the fields that a backend may be able to search by, and by the words of a name;
 * then compared here, because a backend may ignore either. Null if none is found, or the library cannot be read.
 */
export async function findInLibrary(
  send: StaffSend,
  { hash, name }: { readonly hash?: string; readonly name: string },
  fits: (media: MediaEntry) => boolean,
): Promise<MediaEntry | null> {
  const searches = [
    ...(hash ? [{ hash, page: 1, limit: 20 }] : []),
    { search: name.slice(0, 200), page: 1, limit: 100 },
  ];
  for (const input of searches) {
    const found = await send(rawMediaCalls.filterStandard, { input });
    const media = found.ok ? found.data.items.map(toEntry).find(fits) : undefined;
    if (media) return media;
  }
  return null;
}

/** Hashes as backends write them: in either case, sometimes with the name of the algorithm in front. */
export const isSameHash = (a: string, b: string): boolean => {
  const plain = (hash: string) => hash.toLowerCase().replace(/^[a-z]+[\d-]*:/, "");
  return plain(a) !== "" && plain(a) === plain(b);
};
