import { describe, expect, it } from "vitest";
import {
  DEFAULT_VIEW,
  fromViewSegment,
  isFilteredSegment,
  isPlainView,
  readListView,
  toListQuery,
  toViewSegment,
  withNextPage,
} from "./list-view.ts";

const segment = (query: string) => toViewSegment(new URLSearchParams(query));
const view = (query: string) => readListView(new URLSearchParams(query));

describe("toViewSegment", () => {
  it("is _ for the plain list, however it is written", () => {
    for (const query of [
      "",
      "page=1",
      "limit=12&page=1",
      "utm_source=x&gclid=y&_rsc=z&editPage=true&cartItemId=3",
      "gad_source=1&gad_campaignid=2&gclsrc=aw.ds&li_fat_id=a&_hsenc=b&yclid=3&epik=c&ScCid=d&_kx=e",
      "page=0",
      "page=-1",
      "page=x",
      "limit=13",
      "sort=9",
      "color=",
      "color=a b",
    ]) {
      expect(segment(query)).toBe("_");
    }
  });

  it("is the same for the same view in any order", () => {
    expect(segment("color=3,1&page=2&size=7")).toBe(segment("size=7&page=2&color=1,3&utm_x=1"));
    expect(segment("color=1&color=3")).toBe(segment("color=3,1"));
  });

  it("contains page, limit and sort readably, and marks filtered views", () => {
    expect(segment("page=2&limit=24&sort=3")).toBe("2.24.3");
    expect(isFilteredSegment(segment("page=2&sort=3"))).toBe(false);
    expect(isFilteredSegment(segment("color=1"))).toBe(true);
  });

  it("needs no encoding in a path", () => {
    expect(segment("a=1&b=2&price=10.5,200&when=2026-05-01,2026-06-30&tag=yes")).toMatch(
      /^[\w.-]+$/,
    );
  });

  it("is limited in length", () => {
    const wild = Array.from(
      { length: 500 },
      (_, i) => `attribute_number_${i}=${Array.from({ length: 100 }, (_, j) => j)}`,
    ).join("&");
    expect(segment(wild).length).toBeLessThan(1_600);
    expect(segment(`page=${"9".repeat(400)}&color=${"1".repeat(400)}`)).toBe("_");
  });
});

describe("a search in a list", () => {
  it("is part of the view, and comes first in its address", () => {
    const found = view("color=3&search=%20red%20%20lamp%0A&sort=3");
    expect(found).toMatchObject({ keywords: "red lamp", filters: { color: ["3"] }, sort: 3 });
    expect(toListQuery(found)).toBe("?sort=3&search=red+lamp&color=3");
    expect(fromViewSegment(toViewSegment(new URLSearchParams("search=a%26b%3D1&color=3")))).toEqual(
      view("search=a%26b%3D1&color=3"),
    );
  });

  it("makes a narrowed view, which is neither plain nor kept", () => {
    expect([isPlainView(view("search=lamp")), isFilteredSegment(segment("search=lamp"))]).toEqual([
      false,
      true,
    ]);
    expect(segment("search=%20")).toBe("_");
    expect("keywords" in view("search=")).toBe(false);
  });

  it("fits into a segment in every script", () => {
    const keywords = "كلمة ".repeat(60);
    expect(fromViewSegment(segment(`search=${encodeURIComponent(keywords)}`)).keywords).toBe(
      keywords.slice(0, 100).trim(),
    );
  });

  it("cuts no character in two", () => {
    const letters = "a".repeat(99);
    expect(view(`search=${letters}${encodeURIComponent("🎾")}`).keywords).toBe(letters);
  });
});

describe("readListView", () => {
  it("keeps at most 20 filters of 20 values", () => {
    const many = view(
      Array.from({ length: 40 }, (_, i) => `f${i}=${Array.from({ length: 40 }, (_, j) => j)}`).join(
        "&",
      ),
    );
    expect(Object.keys(many.filters)).toHaveLength(20);
    expect(Object.values(many.filters).every((values) => values.length === 20)).toBe(true);
  });

  it("sorts numbers by size, so that a range stays a range", () => {
    expect(view("price=100,20").filters).toEqual({ price: ["20", "100"] });
    expect(view("price=20,20").filters).toEqual({ price: ["20", "20"] });
    expect(view("when=2026-06-30,2026-05-01").filters).toEqual({
      when: ["2026-05-01", "2026-06-30"],
    });
  });

  it("treats __proto__ like any other name", () => {
    const { filters } = view("__proto__=1&constructor=2");
    expect(Object.keys(filters).sort()).toEqual(["__proto__", "constructor"]);
    expect(Object.getPrototypeOf(filters)).toBe(Object.prototype);
  });
});

describe("fromViewSegment", () => {
  it.each([
    "",
    "page=3",
    "page=2&limit=24&sort=8&color=1,3&price=10,20&ready=yes",
    "when=2026-05-01,2026-06-30&at=2026-05-01T10:00,2026-06-30T23:59",
    "__proto__=1",
  ])("reads what was written: %s", (query) => {
    expect(fromViewSegment(segment(query))).toEqual(view(query));
  });

  it.each([
    "",
    "_",
    "x",
    "1.2.3.4.5",
    "0.0.0",
    "1.12.0.%%%",
    "-1.24",
  ])("reads %j as some valid view", (text) => {
    const read = fromViewSegment(text);
    expect(read.page).toBe(1);
    expect([12, 24]).toContain(read.limit);
  });

  it("returns the plain list for _", () => {
    expect(fromViewSegment("_")).toEqual(DEFAULT_VIEW);
  });
});

describe("toListQuery", () => {
  it("writes the addresses of docs/contract.md §7.1, defaults left out", () => {
    expect(toListQuery(DEFAULT_VIEW)).toBe("");
    expect(toListQuery(view("sort=3&page=2&limit=24&color=9,10"))).toBe(
      "?page=2&limit=24&sort=3&color=9,10",
    );
  });

  it("is read back as the same view", () => {
    const read = view("page=4&sort=2&price=1.5,9&size=3");
    expect(view(toListQuery(read).slice(1))).toEqual(read);
  });
});

describe("a view of several pages", () => {
  it("is in the address and in the segment", () => {
    expect(view("page=2-4")).toMatchObject({ first: 2, page: 4 });
    expect(toListQuery(view("page=1-3&limit=24"))).toBe("?page=1-3&limit=24");
    expect(segment("page=1-3&sort=3")).toBe("1-3.12.3");
    expect(fromViewSegment("1-3.12.3")).toEqual(view("page=1-3&sort=3"));
  });

  it("is the first page where it cannot be read, or has too many", () => {
    for (const page of ["3-1", "2-2", "1-9", "1-2-3", "-3", "1-", "a-b", "0-2"]) {
      expect(view(`page=${page}`)).toEqual(DEFAULT_VIEW);
      expect(segment(`page=${page}`)).toBe("_");
    }
  });

  it("grows by a page, up to eight at once", () => {
    expect(withNextPage({ ...DEFAULT_VIEW, page: 2 })).toMatchObject({ first: 2, page: 3 });
    expect(withNextPage({ ...DEFAULT_VIEW, first: 1, page: 7 })).toMatchObject({ page: 8 });
    expect(withNextPage({ ...DEFAULT_VIEW, first: 1, page: 8 })).toBeNull();
  });
});
