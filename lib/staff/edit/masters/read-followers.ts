import "server-only";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Follower } from "#lib/staff/edit/master-choice.ts";
import { homeSlugOf, listPages } from "#lib/staff/edit/pages/staff-posts.ts";
import { dataOf, type StaffRequest } from "#lib/staff/edit/staff-route.ts";
import { pageHandler } from "#lib/web/data/content/elements.ts";

/** Handlers of one call. */
const MOST_HANDLERS = 50;

/**
 * The sections of all pages that follow a master, by the master's id, in the language of the request. No call answers
 * who follows a master, so the pages are read.
 * @throws Refusal if a page cannot be read
 */
export async function readFollowers({
  send,
  site,
}: Pick<StaffRequest<unknown>, "send" | "site">): Promise<ReadonlyMap<number, Follower[]>> {
  const pages = new Map(
    (await listPages(send)).map((page) => [pageHandler(page.slugMain || page.slug), page] as const),
  );
  const handlers = [...pages.keys()];
  const followers = new Map<number, Follower[]>();
  for (let from = 0; from < handlers.length; from += MOST_HANDLERS) {
    const input = { handlers: handlers.slice(from, from + MOST_HANDLERS) };
    for (const element of dataOf(await send(calls.cms.element.getByHandlers, { input })) ?? []) {
      const masterId = Number(element.options.masterId) || 0;
      const page = [...pages].find(([handler]) => handler === element.handler)?.[1];
      if (masterId <= 0 || !page) continue;
      const { title, slug } = page;
      const isHome = (page.slugMain || slug) === homeSlugOf(site);
      followers.set(masterId, [
        ...(followers.get(masterId) ?? []),
        { elementId: element.id, title: title || slug, slug, isHome },
      ]);
    }
  }
  return followers;
}
