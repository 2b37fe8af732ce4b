import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { staffRoutes } from "#lib/staff/staff-routes.ts";
import { ROOT, SOURCES } from "./sources.ts";

/** Routes that change nothing of the site. */
const READS = [
  ...[
    "caches.list",
    "caches.purge",
    "consent.preview",
    "domains.list",
    "edit.choices",
    "edit.draft",
  ],
  ...[
    "edit.history",
    "edit.masters",
    "edit.seen",
    "languages.page",
    "languages.section",
    "languages.status",
  ],
  ...["links.check", "links.resolve", "links.search", "media.find", "media.list", "media.uses"],
  ...["page.list", "page.read", "page.check", "page.terms"],
  "redirect.list",
  "translations.list",
  "page.tree",
];

/** A test of lib/staff/edit/foreign-ids.test.ts sends this id of another site, handler or language. */
const TESTED = "tested";
const NAME = "a name: the backend finds it among what the key's site has";
const COMPARED = "compared with what is read of the site, and never sent";

/** How each id that a writing route takes is checked to be the site's own, or why it need not be. */
const WRITES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "edit.publish": {
    "operations.elementId": TESTED,
    "operations.handler": `${TESTED}; of a new section ${NAME}`,
    "operations.copyOf": TESTED,
    "operations.before": `${COMPARED} (order, follow)`,
    "operations.after": `${TESTED} as a master; in an order ${COMPARED}`,
  },
  "languages.translate": {
    from: "one of the site's languages",
    to: "one of the site's languages",
    id: TESTED,
    handler: TESTED,
    slugMain: TESTED,
  },
  "master.create": { elementId: TESTED, handler: TESTED },
  "master.rename": { id: TESTED },
  "master.delete": { id: TESTED },
  "media.create": {
    driveId:
      "no call reads one: the backend takes only files of the key's site (docs/contract.md §5.16)",
    folderId: TESTED,
  },
  "media.delete": { id: TESTED },
  "media.discard": { driveId: `${TESTED}: only what this person has just stored` },
  "media.update": {
    id: TESTED,
    poster: TESTED,
    driveId: `${TESTED}: only what this person has just stored`,
  },
  "media.upload": {},
  "page.copy": { from: NAME, to: TESTED, sections: "looked for among the sections of `from`" },
  "page.create": { template: NAME, termIds: TESTED, "picture.id": TESTED, "seoImage.id": TESTED },
  "page.delete": { id: TESTED },
  "page.update": {
    id: TESTED,
    "changes.termIds": TESTED,
    "changes.picture.id": TESTED,
    "changes.seoImage.id": TESTED,
  },
  "postType.create": {},
  "postType.delete": { id: TESTED },
  "redirect.create": {},
  "redirect.delete": { id: TESTED },
  "consent.save": { uniqueNumber: TESTED, order: COMPARED },
  "template.save": {},
};

type Schema = Readonly<Record<string, unknown>>;
const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null;
const NAMED = /(?:id|ids|uniqueNumber|driveId|slugMain|handler|template|^from|^to)$/i;

/** The paths of a body that hold a number, or are called like an id. */
function idsOf(schema: unknown, path: string): string[] {
  if (!isSchema(schema)) return [];
  const { type, properties, items, anyOf, oneOf } = schema;
  const name = path.split(".").at(-1) ?? "";
  const own =
    ["integer", "number"].includes(String(type)) || (type === "string" && NAMED.test(name))
      ? [path]
      : [];
  const inner = [items, ...[anyOf, oneOf].flat()].flatMap((one) => idsOf(one, path));
  const fields = isSchema(properties)
    ? Object.entries(properties).flatMap(([key, one]) => idsOf(one, path ? `${path}.${key}` : key))
    : [];
  return [...own, ...inner, ...fields];
}

describe("the routes of staff", () => {
  it("each reads only, or says of every id that it takes how that is the site's own", () => {
    const routes = Object.values(staffRoutes);
    expect(routes.length).toBeGreaterThan(20);
    const found = Object.fromEntries(
      routes
        .filter(({ action }) => !READS.includes(action))
        .map(({ action, body }) => {
          if (body === "file") return [action, []];
          const ids = idsOf(z.toJSONSchema(body, { io: "input", unrepresentable: "any" }), "");
          return [action, [...new Set(ids)].toSorted()];
        }),
    );
    const said = Object.entries(WRITES).map(([action, ids]) => [
      action,
      Object.keys(ids).toSorted(),
    ]);
    expect(found).toEqual(Object.fromEntries(said));
  });

  it("that read only make no call that writes", () => {
    const wrong = SOURCES.filter(({ text }) =>
      READS.some((action) => text.includes(`action: "${action}"`)),
    ).filter(({ text }) => /\.(?:create|update|delete|bulk|bulkExisting|masters)\b,/.test(text));
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it("has a test for each that is said to be tested", () => {
    const tests = readFileSync(join(ROOT, "lib/staff/edit/foreign-ids.test.ts"), "utf8");
    for (const [action, ids] of Object.entries(WRITES))
      if (Object.values(ids).some((how) => how.startsWith(TESTED))) {
        const handler = SOURCES.find(({ text }) => text.includes(`action: "${action}"`));
        const names = [...(handler?.text ?? "").matchAll(/export const (handle\w+)/g)].map(
          ([, one]) => one,
        );
        expect(
          names.some((one) => tests.includes(`${one},`)),
          action,
        ).toBe(true);
      }
  });
});
