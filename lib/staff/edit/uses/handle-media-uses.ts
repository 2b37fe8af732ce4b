import "server-only";
import { z } from "zod";
import { getSettings } from "#lib/base/config/settings.ts";
import { isRecord, textOf } from "#lib/base/utils/is-record.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { optionRowsCall } from "#lib/shop/api/calls/product-variants.ts";
import { fragmentOf } from "#lib/staff/edit/edit-target.ts";
import { requireMedium } from "#lib/staff/edit/media/site-library.ts";
import { staffRoute } from "#lib/staff/edit/staff-route.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { textOption } from "#lib/web/site/options.ts";
import type { Site } from "#lib/web/site/types.ts";
import { showsFile, toSought } from "./shows-file.ts";
import { type Place, readContents } from "./site-contents.ts";

/** Milliseconds for one call. */
const PATIENCE = 5_000;
/** Milliseconds after which no further calls are made. */
const LONGEST = 12_000;
const MOST_POSTS = 500;
const MOST_USES = 100;

/** A place that shows a file or leads to it. */
export interface MediaUse {
  readonly kind: Place["kind"] | "option";
  /** Title of the page or post; the key of an option; "" for the rest. */
  readonly title: string;
  /** Code of the language; null for an option, which all share. */
  readonly language: string | null;
  /** The place in edit mode; null if it is on no page. */
  readonly address: string | null;
}

/** POST /api/edit/media/uses. `isWhole`: every page, post and option was read, in every language. */
export interface UsesAnswer {
  readonly uses: readonly MediaUse[];
  readonly isWhole: boolean;
}

/**
 * POST /api/edit/media/uses: where the content of the site shows a file, in every language, the request's first. The
 * newest 500 pages and posts of each type are read.
 */
export const handleMediaUses = staffRoute({
  action: "media.uses",
  scope: null,
  limit: { name: "media-uses", count: 60, window: 60_000 },
  body: z.object({ id: z.number().int().positive() }),
  run: async ({ input: { id }, send, site, locale }): Promise<UsesAnswer> => {
    const medium = await requireMedium(send, id);
    const sizes = isRecord(medium.alternativePaths) ? Object.values(medium.alternativePaths) : [];
    const paths = [medium.path, medium.media_url, medium.newPath, ...sizes].map(textOf);
    const file = toSought(id, paths, getSettings().MEDIA_URL);
    const until = Date.now() + LONGEST;
    const isLate = () => Date.now() > until;
    const [types, options] = await Promise.all([
      send(calls.cms.postType.filterStandard, { input: { page: 1, limit: 100 } }),
      send(optionRowsCall, { deadline: PATIENCE }),
    ]);
    const own = types.ok ? types.data.map(({ slug }) => slug).filter(Boolean) : [];
    const uses: MediaUse[] = (options.ok ? options.data : [])
      .filter(({ value }) => showsFile(value, file))
      .map(({ key }) => ({ kind: "option", title: key, language: null, address: null }));
    let isWhole = types.ok && options.ok;
    const codes = new Set([locale, ...site.languages.map(({ code }) => code)]);
    for (const code of codes) {
      if (isLate()) return { uses: uses.slice(0, MOST_USES), isWhole: false };
      const read = await readContents(send, {
        types: [...new Set(["page", "post", ...own])].slice(0, 20),
        status: "any",
        most: MOST_POSTS,
        menu: textOption(site, "MainNavigation", "main"),
        withMasters: true,
        locale: code,
        patience: PATIENCE,
        isLate,
      });
      isWhole &&= read.isWhole;
      const found = read.contents.filter(({ content }) => showsFile(content, file));
      uses.push(...found.map((place) => toUse(place, code, site)));
    }
    return { uses: uses.slice(0, MOST_USES), isWhole: isWhole && uses.length <= MOST_USES };
  },
});

function toUse(place: Place, language: string, { defaultLocale }: Site): MediaUse {
  const { kind, elementId, slug, title } = place;
  const where = { locale: language, defaultLocale };
  const edit = { editPage: "true" };
  const fragment = elementId === null ? "" : fragmentOf({ kind: "section", id: elementId });
  const isOnPage = kind === "section" || kind === "text";
  const address = isOnPage
    ? hrefTo({ name: "content", slug: (slug ?? "").split("/") }, where, edit) + fragment
    : kind === "master"
      ? null
      : hrefTo({ name: "home" }, where, edit) + fragment;
  return { kind, title: title || slug || "", language, address };
}
