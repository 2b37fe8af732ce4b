import { fromJson } from "../../database/db.ts";
import { textIn } from "../../database/documents.ts";
import { offsetId } from "../../database/ids.ts";
import { capabilitiesOf, isSwitched } from "../../domain/capabilities.ts";
import { invalid, notFound } from "../../domain/failure.ts";
import { linkMetaOf } from "../../domain/links.ts";
import { mediaOf } from "../../domain/media.ts";
import { type Call, route } from "../../http/call.ts";
import { record, text } from "../../http/input.ts";
import { cut, listB } from "../../http/lists.ts";
import { linkWithIds } from "../../loading/load-content.ts";
import type { SeedLink, SeedNavigationItem } from "../../seed/types-content.ts";

/** Options, navigation and the 404 report (`docs/contract.md §5`). */
export const siteCalls = [
  route(
    "GET",
    "v1/cms/option/filter",
    (call) => {
      const options = optionsOf(call);
      return listB(
        cut(
          Object.entries(options).map(([key, value], index) => ({
            id: optionId(call, index),
            key,
            value,
          })),
          { page: 1, limit: 1000 },
        ),
      );
    },
    { storeless: true },
  ),
  route(
    "PATCH",
    "v1/cms/option/update/:id",
    (call) => {
      const id = Number(call.params.id);
      const key = Object.keys(optionsOf(call)).find((_, index) => optionId(call, index) === id);
      if (!key) throw notFound("Option not found.");
      const { value } = call.body;
      if (value === undefined) throw invalid("value is required.");
      const { siteId, options } = call.site;
      call.db.run(
        "UPDATE sites SET doc = json_set(doc, '$.options', json(?)) WHERE site_id = ?",
        JSON.stringify({ ...options, [key]: value }),
        siteId,
      );
      return { id, key, value };
    },
    { role: "staff", scope: "cms.option", storeless: true, capability: "optionUpdate" },
  ),
  route(
    "GET",
    "v1/cms/pipeline/hasRunningPipeline",
    ({ db }) => ({ running: isSwitched(db, "pipelineRuns") }),
    { role: "staff", storeless: true },
  ),
  route("GET", "v1/cms/navigation/tree/:id", (call) => {
    const row = call.db.get<{ doc: string }>(
      "SELECT doc FROM navigations WHERE site_id = ? AND name = ?",
      call.site.siteId,
      call.params.id,
    );
    if (!row) throw notFound("Navigation not found.");
    const items = fromJson<SeedNavigationItem[]>(row.doc);
    return { id: call.params.id, items: items.map((item) => toItem(call, item)) };
  }),
  route(
    "POST",
    "v1/cms/redirect/addFailedRequest",
    ({ db, site, body }) => {
      db.run(
        "INSERT INTO failed_requests VALUES (?, ?, 1, ?) ON CONFLICT (site_id, path) DO UPDATE SET count = count + 1, last_at = excluded.last_at",
        site.siteId,
        text(body, "path").slice(0, 500),
        new Date().toISOString(),
      );
      return {};
    },
    { storeless: true },
  ),
];

/**
 * The site's own options, on top of those that follow from its record. Objects of the seed are pictures, links, forms
 * or texts.
 */
export function optionsOf(call: Call): Record<string, unknown> {
  const { site } = call;
  const own = Object.fromEntries(
    Object.entries(site.options).map(([key, value]) => [key, toOption(call, value)]),
  );
  return {
    SiteName: site.name,
    AllowedLanguages: site.languages.join(","),
    DefaultLanguage: site.defaultLanguage,
    MainNavigation: "main",
    NumberOfStars: "5",
    GitlabProjectId: "1",
    ...own,
    Capabilities: capabilitiesOf(call.db, site),
  };
}

/** Stable as long as the site has the same options: they keep their order. */
const optionId = ({ site }: Call, index: number): number => offsetId(site.number)(index + 1);

function toOption(call: Call, value: unknown): unknown {
  const object = record(value);
  if (typeof object.picture === "string")
    return mediaOf(call.db, call.site.siteId, object.picture, call.language);
  if (typeof object.to === "string") {
    const link = linkWithIds(object as unknown as SeedLink, offsetId(call.site.number));
    return linkMetaOf(call.db, link, call.language, call.site.siteId);
  }
  if (typeof object.form === "number") return offsetId(call.site.number)(object.form);
  return typeof value === "boolean" ? String(value) : value;
}

const toItem = (call: Call, item: SeedNavigationItem): Record<string, unknown> => ({
  id: item.id,
  title: textIn(item.title, call.language),
  linkMeta: item.link && linkMetaOf(call.db, item.link, call.language, call.site.siteId),
  children: item.children.map((child) => toItem(call, child)),
});
