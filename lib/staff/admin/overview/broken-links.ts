import "server-only";
import { LRUCache } from "lru-cache";
import { getSettings } from "#lib/base/config/settings.ts";
import { isRecord } from "#lib/base/utils/is-record.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { staffPostsCall } from "#lib/shop/api/calls/variants.ts";
import type { StaffPost } from "#lib/shop/api/schemas/library.ts";
import { SHELL } from "#lib/shop/domain/sections/definitions.ts";
import { readAsStaff } from "#lib/staff/admin/staff-read.ts";
import { type Asked, askedFor, askedOf, isGone } from "#lib/staff/edit/links/asked.ts";
import { isFileAddress } from "#lib/staff/edit/links/file-link.ts";
import { checkedTarget } from "#lib/staff/edit/links/link-value.ts";
import type { Json } from "#lib/staff/edit/model/operation.ts";
import { pageHandler } from "#lib/web/data/content/elements.ts";
import { textOption } from "#lib/web/site/options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import type { Block } from "./overview.ts";

/** Milliseconds after which no further target is looked up: the next visit of the overview continues. */
const PATIENCE = 3_000;
const MOST_PAGES = 100;
/** Per call. */
const MOST_HANDLERS = 50;
/** Look-ups at the same time. */
const AT_ONCE = 6;
/** How many found targets are cached, and for how many milliseconds. */
const FOUND = { max: 5_000, ttl: 600_000 };
/** The deepest level of a value that is searched for links: contents are not nested deeper. */
const DEPTH = 12;

const found = new LRUCache<string, true>(FOUND);

/** A link that leads nowhere: of a section, of the text of a page or post, or of the menu. */
export interface BrokenLink {
  /** Null for the text of a page, and for the menu. */
  readonly elementId: number | null;
  /** Slug of the page that it is on; null for what is shown on every page. */
  readonly slug: string | null;
  /** Title of the page; "" for what is shown on every page. */
  readonly title: string;
  /** The target of the link. */
  readonly target: string;
}

/** Where links are looked for. */
type Place = Omit<BrokenLink, "target"> & { readonly content: unknown };

/**
 * The broken links of the site in one language: chosen targets and addresses of the site, in the sections and texts of its
 * newest hundred pages, the texts of its newest hundred posts, the menu, and the elements shown on every page. Targets that
 * could not be looked up are left out.
 */
export async function readBrokenLinks(
  context: SiteContext,
  now: () => number = Date.now,
): Promise<Block<readonly BrokenLink[]>> {
  const began = now();
  const listed = (type: "page" | "post") =>
    readAsStaff(context, staffPostsCall, {
      input: { postTypeSlugs: [type], status: "published", page: 1, limit: MOST_PAGES },
      deadline: PATIENCE,
    });
  const [list, posts, menu] = await Promise.all([
    listed("page"),
    listed("post"),
    readAsStaff(context, calls.cms.navigation.tree, {
      params: { id: textOption(context.site, "MainNavigation", "main") },
      deadline: PATIENCE,
    }),
  ]);
  if (!list.result.ok) return { value: null, hasEnded: list.hasEnded };
  const { items } = list.result.data;
  const pages = new Map<string, StaffPost>(items.map((page) => [pageHandler(page.slugMain), page]));
  const handlers = [...Object.keys(SHELL), ...pages.keys()];
  const reads = await Promise.all(
    Array.from({ length: Math.ceil(handlers.length / MOST_HANDLERS) }, (_, part) =>
      readAsStaff(context, calls.cms.element.getByHandlers, {
        input: { handlers: handlers.slice(part * MOST_HANDLERS, (part + 1) * MOST_HANDLERS) },
        deadline: PATIENCE,
      }),
    ),
  );
  const hasEnded = [...reads, posts, menu].some((one) => one.hasEnded);
  if (reads.every(({ result }) => !result.ok)) return { value: null, hasEnded };

  const elements = reads.flatMap(({ result }) => (result.ok ? result.data : []));
  const texts = [...items, ...(posts.result.ok ? posts.result.data.items : [])];
  const places: Place[] = [
    ...elements.map((element) => {
      const page = pages.get(element.handler);
      const { id: elementId } = element;
      return { elementId, slug: page?.slug ?? null, title: page?.title ?? "", content: element };
    }),
    ...texts.map(({ slug, title, body }) => ({ elementId: null, slug, title, content: body })),
    ...(menu.result.ok
      ? [{ elementId: null, slug: null, title: "", content: menu.result.data.items }]
      : []),
  ];
  const links = places.flatMap(({ content, ...place }) =>
    linksOf(content, context).map((asked) => ({ place, asked })),
  );
  const targets = new Map(links.map(({ asked }) => [keyOf(context, asked), asked]));
  const unknown = [...targets].filter(([key]) => !found.has(key));
  const gone = new Set<string>();
  for (let at = 0; at < unknown.length && now() - began < PATIENCE; at += AT_ONCE)
    await Promise.all(
      unknown.slice(at, at + AT_ONCE).map(async ([key, asked]) => {
        const { result } = await readAsStaff(context, calls.cms.finder.decide, {
          input: { params: asked.params },
          deadline: PATIENCE,
        });
        if (isGone(asked, result)) gone.add(key);
        else if (result.ok) found.set(key, true);
      }),
    );
  const value = links
    .filter(({ asked }) => gone.has(keyOf(context, asked)))
    .map(({ place, asked }) => ({ ...place, target: asked.params.join("/") }));
  return { value, hasEnded };
}

const keyOf = ({ site, locale }: SiteContext, { params, types }: Asked): string =>
  `${site.domain}|${locale}|${types[0]}|${params.join("/")}`;

/** The targets of the links in a content, each once: chosen targets, addresses of this site, and links in texts. */
function linksOf(content: unknown, { site, locale }: SiteContext): Asked[] {
  const all = new Map<string, Asked>();
  const add = (asked: Asked | null) => {
    if (asked) all.set(`${asked.types[0]} ${asked.params.join("/")}`, asked);
  };
  const { MEDIA_URL } = getSettings();
  const addAddress = (address: string) => {
    // The finder knows no files, even where they are at an address of the site.
    if (!isFileAddress(address, MEDIA_URL)) add(askedOf(address, site, locale));
  };
  const visit = (value: Json | undefined, depth: number): void => {
    if (depth > DEPTH) return;
    if (typeof value === "string")
      for (const [, address = ""] of value.matchAll(/<a\s[^<>]*?href="([^"]*)"/gi))
        addAddress(address);
    if (Array.isArray(value)) for (const one of value) visit(one, depth + 1);
    if (!isRecord(value)) return;
    const target = checkedTarget(value);
    if (target) add(askedFor(target));
    else if (typeof value.href === "string") addAddress(value.href);
    for (const one of Object.values(value)) visit(one, depth + 1);
  };
  visit(JSON.parse(JSON.stringify(content ?? null)), 0);
  return [...all.values()];
}
