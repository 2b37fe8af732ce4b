import "server-only";
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { parseJson } from "#lib/base/utils/parse-json.ts";
import { processWide } from "#lib/base/utils/process-wide.ts";
import type { Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { operations as operationsOut } from "#lib/staff/edit/publish/publish-request.ts";
import { sharedValues } from "#lib/web/cache/shared-values.ts";
import { noteDraft } from "./open-drafts.ts";

/** The owner of a draft: no other person's request finds it, and no shopper's request looks for one. */
export interface DraftKey {
  readonly siteId: number;
  readonly person: number;
  readonly locale: string;
  /** The name that the tab has given it. */
  readonly draft: string;
}

/** Milliseconds for which the server stores a draft; the tab stores its own for longer. */
const REMEMBERED_FOR = 86_400_000;
const MAX_DRAFTS = 500;
/** Characters of one draft, and of all drafts in a process. */
const LARGEST = 500_000;
const LARGEST_OF_ALL = 50_000_000;

const held = processWide(
  "edit-drafts",
  () =>
    new LRUCache<string, string>({
      max: MAX_DRAFTS,
      ttl: REMEMBERED_FOR,
      maxSize: LARGEST_OF_ALL,
      sizeCalculation: (text) => text.length + 1,
    }),
);

const nameOf = (key: DraftKey): string =>
  `draft:${createHash("sha256")
    .update(JSON.stringify([key.siteId, key.person, key.locale, key.draft]))
    .digest("base64url")}`;

/**
 * Stores the unpublished changes of a tab, for the pages that the server draws for it. False if they are too large.
 * @param page the path of the page that the tab shows, for the overview
 */
export async function keepDraft(
  key: DraftKey,
  list: readonly Operation[],
  page?: string,
): Promise<boolean> {
  const name = nameOf(key);
  const shared = sharedValues();
  if (list.length === 0) {
    held.delete(name);
    await shared?.remove(name);
    await noteDraft(key, 0);
    return true;
  }
  const text = JSON.stringify(list);
  if (text.length > LARGEST) return false;
  held.set(name, text);
  await shared?.write(name, text, REMEMBERED_FOR);
  await noteDraft({ ...key, page }, list.length);
  return true;
}

/** The operations of a draft; empty if there is no such draft. With Redis the newest of all replicas. */
export async function readDraft(key: DraftKey): Promise<readonly Operation[]> {
  const name = nameOf(key);
  const text = (await sharedValues()?.read(name)) ?? held.get(name);
  if (text === undefined) return [];
  const read = operationsOut.safeParse(parseJson(text));
  return read.success ? read.data : [];
}
