import type { StoredMedia } from "#components/staff/edit/pictures/picture-value.ts";
import { fromClock, toClock } from "#components/staff/edit/ui/clock-field.ts";
import type { Media } from "#lib/shop/api/schemas/media-schema.ts";
import type { PageSettings } from "#lib/staff/edit/pages/page-info.ts";

/** The content of a post or page without title, address and status, as its forms store it. */
export interface PostDraft {
  /** In the format of a date and time field, in the site's time zone, which visitors see too. */
  readonly date: string;
  readonly excerpt: string;
  readonly body: string;
  readonly author: string;
  readonly termIds: readonly number[];
  /** The picture of the post itself; `chosen` in the library's form if it was chosen here. */
  readonly picture: Media | null;
  readonly chosenPicture: StoredMedia | null;
  readonly seoTitle: string;
  readonly seoDescription: string;
  /** The picture of shared links. */
  readonly image: Media | null;
  readonly chosenImage: StoredMedia | null;
}

export const EMPTY_POST: PostDraft = {
  date: "",
  excerpt: "",
  body: "",
  author: "",
  termIds: [],
  picture: null,
  chosenPicture: null,
  seoTitle: "",
  seoDescription: "",
  image: null,
  chosenImage: null,
};

/** A post as it is stored. */
export const toPostDraft = (page: PageSettings, timeZone: string): PostDraft => ({
  ...EMPTY_POST,
  date: toClock(page.publishedAt, timeZone),
  excerpt: page.excerpt,
  body: page.body,
  author: page.author,
  termIds: page.terms.map(({ id }) => id),
  picture: page.picture,
  seoTitle: page.seo.title,
  seoDescription: page.seo.description,
  image: page.seo.image,
});

/** The changed fields, in the form of the routes: only these are sent, so that nothing else is overwritten. */
export function postChanges(before: PostDraft, draft: PostDraft, timeZone: string) {
  const publishedAt = draft.date === before.date ? null : fromClock(draft.date, timeZone);
  const isRefiled = [...draft.termIds].toSorted().join() !== [...before.termIds].toSorted().join();
  const changed = (name: "excerpt" | "body" | "author" | "seoTitle" | "seoDescription") =>
    draft[name] === before[name] ? {} : { [name]: draft[name] };
  return {
    ...changed("excerpt"),
    ...changed("body"),
    ...changed("author"),
    ...changed("seoTitle"),
    ...changed("seoDescription"),
    ...(publishedAt !== null && { publishedAt }),
    ...(isRefiled && { termIds: draft.termIds }),
    ...pictureChange("picture", before.picture, draft.picture, draft.chosenPicture),
    ...pictureChange("seoImage", before.image, draft.image, draft.chosenImage),
  };
}

const pictureChange = (
  name: "picture" | "seoImage",
  before: Media | null,
  now: Media | null,
  chosen: StoredMedia | null,
) => {
  if (chosen) return { [name]: { ...chosen, id: Number(chosen.id) } };
  return now === null && before !== null ? { [name]: null } : {};
};

/** Terms with one added or removed, in the order in which they are saved: removing an added one changes nothing. */
export function withTerm(
  terms: readonly number[],
  id: number,
  isChosen: boolean,
  saved: readonly number[],
): readonly number[] {
  const next = isChosen ? [...terms, id] : terms.filter((one) => one !== id);
  return [
    ...saved.filter((one) => next.includes(one)),
    ...next.filter((one) => !saved.includes(one)),
  ];
}
