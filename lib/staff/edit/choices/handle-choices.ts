import "server-only";
import { z } from "zod";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Term } from "#lib/shop/api/schemas/content-schema.ts";
import { ancestorsAmong } from "#lib/shop/domain/content/term-tree.ts";
import { dataOf, type StaffSend, staffRoute } from "#lib/staff/edit/staff-route.ts";
import type { ListedChoice, ListedKind } from "./offered-choice.ts";

/** The page size of one call, and the most calls. */
const PAGE = 100;
const MOST_PAGES = 10;

/** POST /api/edit/choices: the forms, terms or post types that a section can be set to show. Read-only. */
export const handleChoices = staffRoute({
  action: "edit.choices",
  scope: null,
  body: z.object({ of: z.enum(["form", "term", "postType"]) }),
  run: async ({ input, send }) => ({ choices: await READ[input.of](send) }),
});

const READ: Readonly<Record<ListedKind, (send: StaffSend) => Promise<ListedChoice[]>>> = {
  form: async (send) => {
    const forms = await readPages(async (page) =>
      dataOf(await send(calls.cms.form.filter, { input: { page, limit: PAGE } })),
    );
    return forms.map(({ id, title, type }) => choice(String(id), title || type));
  },
  term: async (send) => {
    const answers = await Promise.all(
      ["category", "tag"].map(async (termTypeTitles) =>
        dataOf(
          await send(calls.cms.term.filter, { input: { termTypeTitles, noPaginate: "true" } }),
        ),
      ),
    );
    const terms = unique(
      answers.flatMap(({ categories }) => categories),
      ({ id }) => id,
    );
    return inTree(terms).map(({ slug, title, depth }) => choice(slug, title || slug, depth));
  },
  postType: async (send) => {
    const types = await readPages(async (page) =>
      dataOf(await send(calls.cms.postType.filterStandard, { input: { page, limit: PAGE } })),
    );
    return unique(types, ({ slug }) => slug)
      .filter(({ slug }) => slug !== "")
      .map(({ slug, title }) => choice(slug, title || slug));
  },
};

const choice = (key: string, title: string, depth = 0): ListedChoice => ({ key, title, depth });

/** A list without figures: after a full page there may be another. */
async function readPages<T>(read: (page: number) => Promise<readonly T[]>): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const rows = await read(page);
    all.push(...rows);
    if (rows.length < PAGE) break;
  }
  return all;
}

const unique = <T>(list: readonly T[], keyOf: (item: T) => unknown): T[] => [
  ...new Map(list.map((item) => [keyOf(item), item])).values(),
];

/** Terms after their parent; those without a slug are left out, because an option cannot name them. */
function inTree(terms: readonly Term[]): (Term & { readonly depth: number })[] {
  const ancestorsOf = ancestorsAmong(terms);
  return terms
    .filter(({ slug }) => slug !== "")
    .map((term) => {
      const above = ancestorsOf(term);
      const trail = [...above, term].map(({ title, slug }) => title || slug);
      return { ...term, depth: above.length, trail: trail.join("\u0000") };
    })
    .sort((one, other) => one.trail.localeCompare(other.trail));
}
