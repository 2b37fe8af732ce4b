import type { Db } from "../database/db.ts";
import { offsetId } from "../database/ids.ts";
import type { Seed, SeedSite } from "../seed/types.ts";
import type { SeedLink, SeedNavigationItem } from "../seed/types-content.ts";
import { atHour, DAY, timesOf } from "./event-times.ts";

/** Terms, posts and pages, events, navigation, redirects. */
export function loadContent(db: Db, seed: Seed, site: SeedSite, number: number): void {
  const toSiteId = offsetId(number);
  for (const term of seed.terms) {
    const doc = {
      ...term,
      id: toSiteId(term.id),
      parentId: term.parentId === null ? null : toSiteId(term.parentId),
    };
    db.run("INSERT INTO terms VALUES (?, ?, ?)", doc.id, site.siteId, JSON.stringify(doc));
  }
  for (const post of seed.posts) {
    const publishedAt = new Date(atHour(Date.now() - post.daysAgo * DAY, 9)).toISOString();
    const doc = { ...post, id: toSiteId(post.id), terms: post.terms.map(toSiteId), publishedAt };
    db.run(
      "INSERT INTO posts VALUES (?, ?, ?, ?, ?)",
      doc.id,
      site.siteId,
      post.kind,
      publishedAt,
      JSON.stringify(doc),
    );
  }
  const kinds = new Set(["post", "page", ...seed.posts.map(({ kind }) => kind)]);
  [...kinds].forEach((kind, index) => {
    db.run(
      "INSERT INTO post_types VALUES (?, ?, ?, ?)",
      toSiteId(index + 1),
      site.siteId,
      kind,
      kind,
    );
  });
  for (const event of seed.events) {
    const { startEvent, endEvent } = timesOf(event);
    const doc = { ...event, id: toSiteId(event.id), startEvent, endEvent };
    db.run(
      "INSERT INTO events VALUES (?, ?, ?, ?, ?)",
      doc.id,
      site.siteId,
      startEvent,
      endEvent,
      JSON.stringify(doc),
    );
  }
  const items = seed.navigation[site.domain] ?? seed.navigation["*"] ?? [];
  const tree = items.map((item) => itemWithIds(item, toSiteId));
  db.run("INSERT INTO navigations VALUES (?, 'main', ?)", site.siteId, JSON.stringify(tree));
  for (const { path, target, status } of seed.redirects ?? []) {
    db.run("INSERT INTO redirects VALUES (?, ?, ?, ?)", site.siteId, path, target, status);
  }
}

/** A link with the site's own ids; external ones stay. */
export const linkWithIds = (link: SeedLink, toSiteId: (id: number) => number): SeedLink =>
  link.to === "external" || link.to === "raw" ? link : { ...link, id: toSiteId(link.id) };

function itemWithIds(
  item: SeedNavigationItem,
  toSiteId: (id: number) => number,
): SeedNavigationItem {
  return {
    ...item,
    id: toSiteId(item.id),
    link: item.link && linkWithIds(item.link, toSiteId),
    children: item.children.map((child) => itemWithIds(child, toSiteId)),
  };
}
