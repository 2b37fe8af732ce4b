import "server-only";
import { z } from "zod";
import { textOf } from "#lib/base/utils/is-record.ts";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import type { RawPost } from "#lib/shop/api/calls/product-variants.ts";
import { requireMedium } from "#lib/staff/edit/media/site-library.ts";
import { isSame, toBag } from "#lib/staff/edit/model/json.ts";
import { markupToStore } from "#lib/staff/edit/publish/stored-markup.ts";
import { isMedia } from "#lib/staff/edit/publish/valid-value.ts";
import type { StaffSend } from "#lib/staff/edit/staff-route.ts";
import { lineIn, textIn } from "./page-texts.ts";
import { listTerms } from "./staff-posts.ts";

/** A medium of the library, or none. */
const medium = z.looseObject({ id: z.number().int() }).nullable();

/** The content of a post or page without title, address and status, alike for a new one and a changed one. */
export const contentFields = z
  .object({
    publishedAt: z.iso.datetime(),
    excerpt: textIn(5_000),
    body: z.string().max(200_000),
    termIds: z.array(z.number().int()).max(100),
    author: lineIn(200),
    /** The picture of the post itself, in lists and above its text. */
    picture: medium,
    seoTitle: lineIn(500),
    seoDescription: textIn(2_000),
    /** The picture of shared links. */
    seoImage: medium,
  })
  .partial();
type Content = z.output<typeof contentFields>;

/**
 * Terms and pictures that are new to the post are read with the site's key (docs/security.md §4.2).
 * @param held the post as it is stored; empty for a new one
 * @throws Refusal 404, 422
 */
export async function requireReferences(
  send: StaffSend,
  { termIds, picture, seoImage }: Content,
  held: RawPost,
): Promise<void> {
  const own = Array.isArray(held.terms) ? held.terms.map((term) => Number(toBag(term).id)) : [];
  await requireTerms(
    send,
    (termIds ?? []).filter((id) => !own.includes(id)),
  );
  await requirePicture(send, "picture", picture, held.media);
  await requirePicture(send, "seoImage", seoImage, toBag(held.seo).image);
}

/** Looked for in the site's list: by its id alone a backend may answer another site's. */
async function requireTerms(send: StaffSend, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const known = new Set((await listTerms(send)).map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) throw new Refusal(422, "termIds: not of this site");
}

async function requirePicture(
  send: StaffSend,
  field: string,
  wanted: Content["picture"],
  held: unknown,
): Promise<void> {
  if (!wanted || isSame(wanted, held)) return;
  if (!isMedia(wanted)) throw new Refusal(422, `${field}: not a picture of the library`);
  if (wanted.id !== Number(toBag(held).id)) await requireMedium(send, wanted.id);
}

/**
 * The fields in the backend's form. `seo` is one field: its unchanged parts are sent back as received.
 * @throws Refusal 422 if the text adds markup that pages do not show
 */
export function toPostFields(wanted: Content, held: RawPost) {
  const { publishedAt, excerpt, termIds, author, picture } = wanted;
  return {
    ...(excerpt !== undefined && { excerpt }),
    ...(wanted.body !== undefined && { body: bodyToStore(wanted.body, held) }),
    ...(publishedAt !== undefined && { published_at: publishedAt }),
    ...(termIds && { terms: termIds.map((id) => ({ id })) }),
    ...(author !== undefined && { author: { name: author } }),
    ...(picture !== undefined && { media: picture }),
    ...seoOf(wanted, toBag(held.seo)),
  };
}

function bodyToStore(body: string, held: RawPost): string {
  const stored = markupToStore(body, textOf(held.body));
  if (stored === null) throw new Refusal(422, "body: markup");
  return stored;
}

function seoOf(
  { seoTitle, seoDescription, seoImage }: Content,
  held: Readonly<Record<string, unknown>>,
) {
  if ([seoTitle, seoDescription, seoImage].every((value) => value === undefined)) return {};
  return {
    seo: {
      title: seoTitle ?? textOf(held.title),
      description: seoDescription ?? textOf(held.description),
      image: seoImage === undefined ? mediaOf(held.image) : seoImage,
    },
  };
}

const mediaOf = (value: unknown) => {
  const { id, ...rest } = toBag(value);
  return typeof id === "number" ? { ...rest, id } : undefined;
};
