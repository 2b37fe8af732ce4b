import "server-only";
import { textOf } from "#lib/base/utils/is-record.ts";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { type RawPost, rawPostCalls } from "#lib/shop/api/calls/product-variants.ts";
import { type Result, toApiError } from "#lib/shop/api/errors.ts";
import { post as postSchema } from "#lib/shop/api/schemas/content-schema.ts";
import {
  elementOfPost,
  postIdOf,
  postKindOf,
  slugOfHandler,
} from "#lib/shop/domain/content/post-element.ts";
import { isSame, toBag } from "#lib/staff/edit/model/json.ts";
import { type Fresh, type NamedElement, NOT_FOUND } from "#lib/staff/edit/publish/port.ts";
import { dataOf, type StaffSend } from "#lib/staff/edit/staff-route.ts";
import { requireReferences } from "./post-content.ts";
import { listPostTypes, tagsOfPost } from "./staff-posts.ts";

/** The most pages of the list that are read for a post whose address has changed, with a hundred entries each. */
const MOST_PAGES = 5;

/**
 * Reads and saves the texts of posts and pages for a publish, in the language of the request (`PublishPort.readPost`). Only
 * changed fields are sent, each exactly as it was written.
 */
export const createPostReader =
  (send: StaffSend) =>
  async ({ elementId, handler }: NamedElement): Promise<Result<Fresh>> =>
    withFaults<Fresh>(async () => {
      const kind = postKindOf(handler);
      const id = postIdOf(elementId);
      const held = kind && id !== null && (await findRaw(send, id, kind, slugOfHandler(handler)));
      if (!held) return NOT_FOUND;
      const element = elementOfPost(postSchema.parse(held), kind);
      const slug = textOf(held.slug);
      return {
        ok: true,
        data: {
          element,
          etag: null,
          post: {
            stale: tagsOfPost(textOf(held.slugMain) || slug, slug),
            save: (slots) =>
              withFaults(async () => {
                const meta = toBag(slots.meta);
                const input = await fieldsOf(send, { wanted: meta, shown: element.meta, held });
                const params = { id: Number(held.id) };
                const saved = dataOf(await send(rawPostCalls.update, { params, input }));
                const updated_at = textOf(saved.updated_at);
                return { ok: true, data: { ...element, meta, updated_at } };
              }),
          },
        },
      };
    });

/** A refusal on the way is an answer like that of any other call. */
async function withFaults<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ok: false, error: toApiError(error.status, error.message) };
  }
}

/** A post as stored, drafts included: by its address, else (it may have moved since it was shown) among all of its kind. */
async function findRaw(
  send: StaffSend,
  id: number,
  kind: "page" | "post",
  slug: string,
): Promise<RawPost | null> {
  const known = kind === "page" ? [kind] : (await listPostTypes(send)).map((type) => type.slug);
  const query = { postTypeSlugs: known, status: "any" } as const;
  const named = { ...query, slug, page: 1, limit: 20 };
  const isMeant = (post: RawPost) => Number(post.id) === id;
  const found = dataOf(await send(rawPostCalls.filterStandard, { input: named })).items;
  const here = found.find(isMeant);
  if (here) return here;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const input = { ...query, page, limit: 100 };
    const list = dataOf(await send(rawPostCalls.filterStandard, { input }));
    const moved = list.items.find(isMeant);
    if (moved) return moved;
    if (list.items.length === 0 || page >= list.totalPages) break;
  }
  return null;
}

interface Change {
  readonly wanted: Readonly<Record<string, unknown>>;
  readonly shown: Readonly<Record<string, unknown>>;
  readonly held: RawPost;
}

/**
 * The changed fields as the backend takes them.
 * @throws Refusal 422 for a picture that the site's library does not have
 */
async function fieldsOf(send: StaffSend, { wanted, shown, held }: Change) {
  const isChanged = (name: string) => !isSame(wanted[name], shown[name]);
  const media = isChanged("media")
    ? mediumOf(wanted.media, { shown: shown.media, held })
    : undefined;
  if (media) await requirePicture(send, media, held);
  return {
    ...(isChanged("title") && { title: textOf(wanted.title) }),
    ...(isChanged("excerpt") && { excerpt: textOf(wanted.excerpt) }),
    ...(isChanged("body") && { body: textOf(wanted.body) }),
    ...(media !== undefined && { media }),
  };
}

/** A picture that somebody has deleted meanwhile is refused: a 404 would say that the post is gone. */
async function requirePicture(
  send: StaffSend,
  picture: Readonly<Record<string, unknown>> & { readonly id: number },
  held: RawPost,
): Promise<void> {
  try {
    await requireReferences(send, { picture }, held);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404)
      throw new Refusal(422, "picture: not in the library");
    throw error;
  }
}

/**
 * A picture of the library; null for none. If only its texts or focal point were changed, everything else that the
 * backend knows of it is kept, byte for byte.
 */
function mediumOf(
  wanted: unknown,
  { shown, held }: { readonly shown: unknown; readonly held: RawPost },
) {
  const { id, ...rest } = toBag(wanted);
  if (typeof id !== "number") return null;
  const known = toBag(held.media);
  if (Number(known.id) !== id) return { ...rest, id };
  const before = toBag(shown);
  const changed = Object.entries(rest).filter(([name, value]) => !isSame(value, before[name]));
  return { ...known, ...Object.fromEntries(changed), id };
}
