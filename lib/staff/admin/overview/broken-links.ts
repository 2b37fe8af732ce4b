import "server-only";
import { LRUCache } from "lru-cache";
import { isRecord } from "#lib/base/utils/is-record.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { staffPostsCall } from "#lib/shop/api/calls/variants.ts";
import type { Element } from "#lib/shop/api/schemas/content.ts";
import type { StaffPost } from "#lib/shop/api/schemas/library.ts";
import { SHELL } from "#lib/shop/domain/sections/definitions.ts";
import { readAsStaff } from "#lib/staff/admin/staff-read.ts";
import { type Asked, askedFor, askedOf, isGone } from "#lib/staff/edit/links/asked.ts";
import { checkedTarget } from "#lib/staff/edit/links/link-value.ts";
import type { Json } from "#lib/staff/edit/model/operation.ts";
import { pageHandler } from "#lib/web/data/content/elements.ts";
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

/** A link of a section that leads nowhere. */
export interface BrokenLink {
  readonly elementId: number;
  /** Slug of the section's page; null for elements shown on every page. */
  readonly slug: string | null;
  /** Title of the page; "" for elements shown on every page. */
  readonly title: string;
  /** The target of the link. */
  readonly target: string;
}

/**
 * The broken links of the site's sections in one language: chosen targets and addresses of the site, on the first
 * hundred pages and in the elements shown on every page. Targets that could not be looked up are left out.
 */
export async function readBrokenLinks(
  context: SiteContext,
  now: () => number = Date.now,
): Promise<Block<readonly BrokenLink[]>> {
  const began = now();
  const list = await readAsStaff(context, staffPostsCall, {
    input: { postTypeSlugs: ["page"], status: "published", page: 1, limit: MOST_PAGES },
    deadline: PATIENCE,
  });
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
  const hasEnded = reads.some((one) => one.hasEnded);
  if (reads.every(({ result }) => !result.ok)) return { value: null, hasEnded };

  const elements = reads.flatMap(({ result }) => (result.ok ? result.data : []));
  const links = elements.flatMap((element) =>
    linksOf(element, context).map((asked) => ({ element, asked })),
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
    .map(({ element, asked }) => {
      const page = pages.get(element.handler);
      return {
        elementId: element.id,
        slug: page?.slug ?? null,
        title: page?.title ?? "",
        target: asked.params.join("/"),
      };
    });
  return { value, hasEnded };
}

const keyOf = ({ site, locale }: SiteContext, { params, types }: Asked): string =>
  `${site.domain}|${locale}|${types[0]}|${params.join("/")}`;

/** The targets of a section's links, each once: chosen targets, addresses of this site, and links in its texts. */
function linksOf(element: Element, { site, locale }: SiteContext): Asked[] {
  const all = new Map<string, Asked>();
  const add = (asked: Asked | null) => {
    if (asked) all.set(`${asked.types[0]} ${asked.params.join("/")}`, asked);
  };
  const visit = (value: Json | undefined, depth: number): void => {
    if (depth > DEPTH) return;
    if (typeof value === "string")
      for (const [, address = ""] of value.matchAll(/<a\s[^<>]*?href="([^"]*)"/gi))
        add(askedOf(address, site, locale));
    if (Array.isArray(value)) for (const one of value) visit(one, depth + 1);
    if (!isRecord(value)) return;
    const target = checkedTarget(value);
    if (target) add(askedFor(target));
    else if (typeof value.href === "string") add(askedOf(value.href, site, locale));
    for (const one of Object.values(value)) visit(one, depth + 1);
  };
  visit(JSON.parse(JSON.stringify(element)), 0);
  return [...all.values()];
}
