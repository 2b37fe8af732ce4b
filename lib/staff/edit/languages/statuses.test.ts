import { describe, expect, it } from "vitest";
import { countIn, sectionRows } from "./statuses.ts";

const HANDLER = "page-section:about";

const element = (id: number, component: string, more: Record<string, unknown> = {}) => ({
  id,
  title: "",
  options: { component },
  created_at: "2026-01-01T00:00:00Z",
  ...more,
});
const table = (rows: ReturnType<typeof sectionRows>) =>
  rows.map(({ component, from, cells }) => [
    component,
    from,
    ...Object.values(cells).map(({ status, id }) => (id === null ? status : `${status} ${id}`)),
  ]);

describe("the sections of a page in its languages", () => {
  it("belong together by what they were made from, wherever they stand", () => {
    const rows = sectionRows(
      HANDLER,
      new Map([
        ["en", [element(1, "hero"), element(2, "text"), element(3, "text")]],
        ["hr", [element(12, "text", { originalId: 3 }), element(11, "hero", { originalId: 1 })]],
        ["de", [element(21, "quote")]],
      ]),
    );
    expect(table(rows)).toEqual([
      ["hero", "en", "source 1", "present 11", "missing"],
      ["text", "en", "source 2", "missing", "missing"],
      ["text", "en", "source 3", "present 12", "missing"],
      ["quote", "de", "missing", "missing", "source 21"],
    ]);
    expect(countIn(rows, "hr")).toEqual({ missing: 2, outdated: 0 });
  });

  it("belong together by component and order where nothing says what they were made from", () => {
    const rows = sectionRows(
      HANDLER,
      new Map([
        ["en", [element(1, "text"), element(2, "hero"), element(3, "text")]],
        ["hr", [element(11, "text"), element(13, "text")]],
      ]),
    );
    expect(table(rows)).toEqual([
      ["text", "en", "source 1", "present 11"],
      ["hero", "en", "source 2", "missing"],
      ["text", "en", "source 3", "present 13"],
    ]);
  });

  it("are older than their source where that was saved later, and only then", () => {
    const saved = (day: string) => ({ updated_at: `2026-02-${day}T00:00:00Z` });
    const rows = sectionRows(
      HANDLER,
      new Map([
        [
          "en",
          [element(1, "text", saved("02")), element(2, "text"), element(3, "text", saved("02"))],
        ],
        [
          "hr",
          [
            element(11, "text", { originalId: 1 }),
            element(12, "text", { originalId: 2 }),
            element(13, "text", { originalId: 3, ...saved("03") }),
          ],
        ],
      ]),
    );
    expect(rows.map(({ cells }) => cells.hr?.status)).toEqual(["outdated", "present", "present"]);
  });

  it("are called what visitors read, in the language that is edited where it has them", () => {
    const titled = (id: number, title: string, more = {}) =>
      element(id, "text", { title: "homepage: text", meta: { title }, ...more });
    const byLanguage = new Map([
      ["hr", [titled(1, "Novo"), titled(2, "Staro"), titled(3, "")]],
      ["en", [titled(11, "New", { originalId: 1 })]],
    ]);
    const titles = (shown: string) =>
      sectionRows(HANDLER, byLanguage, shown).map(({ title }) => title);
    expect(titles("en")).toEqual(["New", "Staro", ""]);
    expect(titles("hr")).toEqual(["Novo", "Staro", ""]);
  });

  it("name another source where the original is there no more", () => {
    const rows = sectionRows(
      HANDLER,
      new Map([
        ["en", []],
        ["hr", [element(11, "text", { originalId: 1 })]],
        ["de", [element(21, "text", { originalId: 1 })]],
      ]),
    );
    expect(table(rows)).toEqual([["text", "hr", "missing", "source 11", "present 21"]]);
  });
});
