import "server-only";
import { LRUCache } from "lru-cache";
import { getSettings } from "#lib/base/config/settings.ts";
import { isRecord } from "#lib/base/utils/is-record.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { readAsStaff } from "#lib/staff/admin/staff-read.ts";
import { isFileAddress } from "#lib/staff/edit/links/file-link.ts";
import {
  type FinderRequest,
  isGone,
  requestForAddress,
  requestForTarget,
} from "#lib/staff/edit/links/finder-request.ts";
import { checkedTarget } from "#lib/staff/edit/links/link-value.ts";
import type { Json } from "#lib/staff/edit/model/edit-operation.ts";
import type { StaffSend } from "#lib/staff/edit/staff-route.ts";
import { type Place, readContents } from "#lib/staff/edit/uses/site-contents.ts";
import { textOption } from "#lib/web/site/options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import type { Block } from "./overview.ts";

/** Milliseconds after which no further target is looked up: the next visit of the overview continues. */
const PATIENCE = 3_000;
/** Of pages, and of posts. */
const MOST_POSTS = 100;
/** Look-ups at the same time. */
const AT_ONCE = 6;
/** How many found targets are cached, and for how many milliseconds. */
const FOUND = { max: 5_000, ttl: 600_000 };
/** The deepest level of a value that is searched for links: contents are not nested deeper. */
const DEPTH = 12;

const found = new LRUCache<string, true>(FOUND);

/** A link that leads nowhere: of a section, of the text of a page or post, or of the menu. */
export interface BrokenLink extends Place {
  /** The target of the link. */
  readonly target: string;
}

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
  let hasEnded = false;
  const send: StaffSend = async (call, options) => {
    const read = await readAsStaff(context, call, options);
    hasEnded ||= read.hasEnded;
    return read.result;
  };
  const { contents, isRead } = await readContents(send, {
    types: ["page", "post"],
    status: "published",
    most: MOST_POSTS,
    menu: textOption(context.site, "MainNavigation", "main"),
    patience: PATIENCE,
    isLate: () => now() - began > PATIENCE,
  });
  if (!isRead) return { value: null, hasEnded };
  const links = contents.flatMap(({ content, ...place }) =>
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

const keyOf = ({ site, locale }: SiteContext, { params, types }: FinderRequest): string =>
  `${site.domain}|${locale}|${types[0]}|${params.join("/")}`;

/** The targets of the links in a content, each once: chosen targets, addresses of this site, and links in texts. */
function linksOf(content: unknown, { site, locale }: SiteContext): FinderRequest[] {
  const all = new Map<string, FinderRequest>();
  const add = (asked: FinderRequest | null) => {
    if (asked) all.set(`${asked.types[0]} ${asked.params.join("/")}`, asked);
  };
  const { MEDIA_URL } = getSettings();
  const addAddress = (address: string) => {
    // The finder does not know files, even if their address is on the site.
    if (!isFileAddress(address, MEDIA_URL)) add(requestForAddress(address, site, locale));
  };
  const visit = (value: Json | undefined, depth: number): void => {
    if (depth > DEPTH) return;
    if (typeof value === "string")
      for (const [, address = ""] of value.matchAll(/<a\s[^<>]*?href="([^"]*)"/gi))
        addAddress(address);
    if (Array.isArray(value)) for (const one of value) visit(one, depth + 1);
    if (!isRecord(value)) return;
    const target = checkedTarget(value);
    if (target) add(requestForTarget(target));
    else if (typeof value.href === "string") addAddress(value.href);
    for (const one of Object.values(value)) visit(one, depth + 1);
  };
  visit(JSON.parse(JSON.stringify(content ?? null)), 0);
  return [...all.values()];
}
