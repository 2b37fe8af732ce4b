import { expect, it } from "vitest";
import type { ListedTree } from "#lib/staff/admin/overview/handle-list-tree.ts";
import { treeRows, treeStep } from "./tree-rows.ts";

const page = (id: number, path: string, type = "page") => ({
  id,
  type,
  title: `Page ${id}`,
  path,
  address: `/${path}?editPage=true`,
  isDraft: false,
  upcoming: "",
  missing: [],
});
const TREE: ListedTree = {
  types: [
    { slug: "page", title: "" },
    { slug: "post", title: "" },
    { slug: "empty", title: "" },
  ],
  pages: [
    page(4, "club/board/old"),
    page(1, ""),
    page(3, "club"),
    page(2, "about"),
    page(9, "news", "post"),
  ],
  isWhole: true,
};
const shown = (open: readonly string[], search = "") =>
  treeRows(TREE, new Set(open), search).map(({ key, level }) => `${level} ${key}`);

it("shows types with their pages by address, each below the nearest page above it", () => {
  expect(shown([])).toEqual(["1 page", "1 post"]);
  expect(shown(["page"])).toEqual(["1 page", "2 page 1", "2 page 2", "2 page 3", "1 post"]);
  expect(shown(["page", "page 3"])).toContain("3 page 4");
});

it("finds by title and address, with all that is above, open or not", () => {
  expect(shown([], "OLD")).toEqual(["1 page", "2 page 3", "3 page 4"]);
  expect(shown([], "page 9")).toEqual(["1 post", "2 post 9"]);
  expect(shown([], "nothing")).toEqual([]);
});

it("goes through the lines by the keys of a tree", () => {
  const open = new Set(["page"]);
  const rows = treeRows(TREE, open, "");
  const step = (at: number, key: string) => treeStep(rows, at, key, (row) => open.has(row.key));
  expect([step(0, "ArrowDown"), step(0, "ArrowRight"), step(0, "End")]).toEqual([
    { to: 1 },
    { to: 1 },
    { to: 4 },
  ]);
  expect(step(0, "ArrowUp")).toBeNull();
  expect(step(0, "ArrowLeft")).toEqual({ toggle: "page" });
  expect(step(3, "ArrowRight")).toEqual({ toggle: "page 3" });
  expect([step(2, "ArrowLeft"), step(2, "ArrowRight"), step(4, "Home")]).toEqual([
    { to: 0 },
    null,
    { to: 0 },
  ]);
});

it("stays quick with thousands of pages", () => {
  const pages = Array.from({ length: 3_000 }, (_, id) => page(id, `part-${id % 50}/page-${id}`));
  expect(treeRows({ ...TREE, pages }, new Set(["page"]), "")).toHaveLength(3_001);
});
